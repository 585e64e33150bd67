/**
 * Passwords and pieces of them that guessing tries first, folded to lower case with look-alike
 * digits as letters beside the plain form. Longer ones are listed whole; short ones count when a
 * password is nothing but them. Written for this project from well-known frequency studies.
 */
const listed = `
password passw0rd passwort passord motdepasse contrasena contrasenha senha parola haslo
123456 1234567 12345678 123456789 1234567890 0123456789 123123 123321 112233 11223344 1122334455
111111 000000 222222 333333 444444 555555 666666 777777 888888 999999 121212 131313 654321
987654321 9876543210 102030 147258369 159753 246810 741852963 789456123 100200
qwerty qwertyuiop qwertyui qwerty123 qwertz qwertzuiop azerty azertyuiop asdfgh asdfghjkl asdf
zxcvbn zxcvbnm zxcv qweasd qweasdzxc qazwsx qazwsxedc qazwsxedcrfv 1qaz2wsx 1qaz2wsx3edc
1qaz2wsx3edc4rfv 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y zaq12wsx zaq1zaq1 qwe123 abc123 a1b2c3
abcd abcd1234 abcdef abcdefg abcdefgh 123abc 123qwe asd123 aaaaaa
admin administrator root toor guest user test tester testing test123 demo default system manager
login welcome welcome1 letmein letmein1 openup access master superuser changeme changeit secret
secrets private p4ssword pass pass1234 passpass mypassword newpassword oldpassword thepassword
temppassword yourpassword ourpassword password1 password12 password123 password1234 password12345
dragon monkey football baseball basketball soccer hockey tennis golf sunshine princess princesa
shadow superman batman spiderman ironman pokemon naruto michael michelle jennifer jordan jordan23
jessica ashley daniel andrew joshua matthew robert thomas george charlie william anthony nicole
amanda andrea samantha hunter hunter2 ranger buster killer tigger ginger pepper cookie summer
winter spring autumn january february march april june july august september october november
december monday tuesday wednesday thursday friday saturday sunday flower flowers freedom whatever
trustno1 starwars hellohello hello hello123 helloworld computer internet samsung google facebook
instagram whatsapp telegram youtube twitter tiktok iphone android windows microsoft apple linkedin
iloveyou iloveu iloveyou1 iloveyou2 iloveyouforever iloveyousomuch lovelove love lover loveme
loveyou babygirl babyboy sweetheart sweety angel angels family friends forever together mother
father daddy mommy liverpool arsenal chelsea manchester manchesterunited manutd barcelona realmadrid
juventus ferrari porsche mercedes mustang corvette harley yamaha honda toyota nissan bmw
money moneymoney cash rich richman lucky luckyman lucky7 lucky777 casino casino777 jackpot poker
blackjack roulette betting bet365 gambler winner winners winnerwinner bonus slots slot777 dollar
silver golden gold diamond diamonds platinum crystal tiger lion eagle falcon wolf bear panda
cheese banana orange chocolate butterfly purple yellow black white green blue rainbow matrix ninja
warrior knight wizard merlin phoenix thunder storm ocean mountain london paris berlin madrid
bangkok jakarta manila saigon hanoi tokyo beijing shanghai delhi mumbai dubai cairo
thailand vietnam indonesia malaysia philippines india japan korea china america canada england
france germany spain italy portugal brazil mexico turkey russia
correcthorsebatterystaple correct horse battery staple thequickbrownfox quickbrownfox
tobeornottobe maytheforcebewithyou winteriscoming openseasame opensesame letmeinplease
letmeinletmein passwordpassword adminadmin rootroot qwertyqwerty testtesttest welcomewelcome
nopassword idontknow ihavenopassword whatisyourpassword donotforget dontforget rememberme
supersecret topsecret verysecret mysecret secretpassword mypasswordis passwordis strongpassword
securepassword longpassword verylongpassword averylongpassword thisismypassword thisisapassword
thisisalongpassword fifteencharacters mustbefifteenlong
motdepasse123 contrasena123 bismillah bismillahirrahmanirrahim alhamdulillah insyaallah sayang
sayangku cintaku mahal mahalkita tinkerbell teamo tequiero tequieromucho estrella mariposa
woaini woaini1314 5201314 1314520 anhyeuem matkhau matkhau123 khongbiet saranghae
`;

export const commonPasswords: ReadonlySet<string> = new Set(listed.split(/\s+/u).filter(Boolean));
