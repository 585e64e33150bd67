# Makes march.mmdb and april.mmdb of this folder: perl make.pl, with libmaxmind-db-writer-perl of Debian.
# Only networks of documentation (RFC 5737, RFC 3849), in the three shapes that sellers of such files use.
use strict;
use warnings;
use File::Basename qw(dirname);
use MaxMind::DB::Writer::Tree;

my %types = (
    country => 'map', registered_country => 'map', iso_code => 'utf8_string',
    country_code => 'utf8_string', autonomous_system_number => 'uint32',
);

sub write_file {
    my ($name, $kind, $rows) = @_;
    my $tree = MaxMind::DB::Writer::Tree->new(
        ip_version => 6, record_size => 24, database_type => $kind, languages => ['en'],
        description => { en => 'Networks of documentation' }, remove_reserved_networks => 0,
        map_key_type_callback => sub { $types{ $_[0] } },
    );
    $tree->insert_network($_, $rows->{$_}) for sort keys %$rows;
    open my $file, '>:raw', dirname(__FILE__) . "/$name" or die $!;
    $tree->write_tree($file);
    close $file;
}

write_file('march.mmdb', 'Test-Country', {
    '203.0.113.0/24'  => { country => { iso_code => 'US' } },
    '198.51.100.0/25' => { country_code => 'TH' },
    # Where its owner is registered says nothing of where it is used.
    '198.51.100.128/25' => { registered_country => { iso_code => 'DE' } },
    '192.0.2.0/24'    => { country => { iso_code => 'nowhere' } },
    '2001:db8::/33'   => { country => { iso_code => 'SG' } },
});
write_file('april.mmdb', 'Test-Country', { '203.0.113.0/24' => { country => { iso_code => 'JP' } } });
write_file('numbers.mmdb', 'Test-ASN', { '203.0.113.0/24' => { autonomous_system_number => 64496 } });
