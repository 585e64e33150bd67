-- Demo credit is played through once before it may leave: since withdrawals pay out, credit of the
-- house would else be money for nothing. The play that it carries has a source of its own.
alter table wagering_requirements drop constraint wagering_requirements_source_check,
  add constraint wagering_requirements_source_check check (source in (
    'deposit', 'transfer', 'bonus', 'gift', 'rebate', 'points', 'manual', 'demo_credit'));
