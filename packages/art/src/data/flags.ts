/**
 * Colours and plan of each country's flag by its ISO 3166 code, for `flagSvg`. The letter before
 * the colon is the plan: h bands one below the other, v side by side, d two halves along the
 * diagonal, o a disc on a field, n a Nordic cross, x a saltire, t a triangle at the hoist before
 * bands, c a canton before bands. The letters after it are colours of `flagColours`.
 */
export const flagColours: Readonly<Record<string, string>> = {
  b: '#0039a6',
  e: '#006a4e',
  g: '#00843d',
  k: '#161616',
  l: '#78be20',
  m: '#8a1538',
  n: '#012169',
  o: '#f77f00',
  r: '#d52b1e',
  s: '#4aa5e0',
  t: '#00a3b4',
  w: '#ffffff',
  y: '#fcd116',
};

const rows = `
AC c:ns AD v:byr AE t:rgwk AF v:krg AG t:rkyw AI c:rn AL o:rk AM h:rbo AO h:rk AR h:sws AS t:nwr AT h:rwr AU c:rn AW h:sys AX n:by AZ h:srg
BA d:by BB v:byb BD o:er BE v:kyr BF h:rg BG h:wgr BH v:wr BI x:rw BJ t:gyr BL v:bwr BM c:br BN d:yk BO h:ryg BQ t:wrb BR o:gy BS t:ktyt BT d:yo
BW h:sks BY h:rg BZ o:bw CA v:rwr CC o:gy CD x:sr CF h:bwgy CG d:gr CH x:rw CI v:owg CK c:bn CL c:bwr CM v:gry CN o:ry CO h:ybr CR h:bwrwb CU t:rbwb
CV h:bwrwb CW h:byb CX d:gb CY o:wo CZ t:bwr DE h:kry DJ t:wsg DK n:rw DM o:gr DO x:bw DZ v:gw EC h:ybr EE h:bkw EG h:rwk EH t:rkwg ER t:rgs ES h:ryr
ET h:gyr FI n:wb FJ c:ns FK c:bn FM o:sw FO n:wr FR v:bwr GA h:gyb GB x:nr GD d:yg GE n:wr GF d:gy GG n:wr GH h:ryg GI h:wr GL o:wr GM h:rbg GN v:ryg
GP v:bwr GQ t:bgwr GR h:bwbwb GT v:sws GU o:br GW t:rgy GY t:rgy HK o:rw HN h:bwb HR h:rwb HT h:br HU h:rwg ID h:rw IE v:gwo IL h:wbw IM o:rw
IN h:owg IO c:nw IQ h:rwk IR h:gwr IS n:br IT v:gwr JE x:wr JM x:gy JO t:rkwg JP o:wr KE h:krg KG o:ry KH h:brb KI h:rb KM t:gywrb KN d:gr KP h:bwrwb
KR o:wr KW t:kgwr KY c:bn KZ o:ty LA h:rbr LB h:rwr LC o:sk LI h:br LK v:goy LR c:brwr LS h:bwg LT h:ygr LU h:rws LV h:mwm LY h:rkg MA o:rg
MC h:rw MD v:byr ME o:ry MF v:bwr MG v:wrg MH d:bo MK o:ry ML v:gyr MM h:ygr MN v:rbr MO o:gw MP o:bw MQ c:bk MR o:gy MS c:bn MT v:wr MU h:rbyg
MV o:rg MW h:krg MX v:gwr MY c:brwrw MZ t:rgky NA d:br NC h:brg NE h:owg NF v:gwg NG v:gwg NI h:bwb NL h:rwb NO n:rb NP o:rb NR h:byb NU c:by NZ c:rn
OM h:wrg PA d:wr PE v:rwr PF h:rwr PG d:rk PH t:wbr PK v:we PL h:wr PM v:bwr PR t:brw PS t:rkwg PT v:gr PW o:sy PY h:rwb QA v:wm RE v:bwr RO v:byr
RS h:rbw RU h:wbr RW h:tyg SA o:gw SB d:bg SC h:byrwg SD t:grwk SE n:by SG h:rw SH c:bn SI h:wbr SJ n:rb SK h:wbr SL h:gwb SM h:ws SN v:gyr SO o:sw
SR h:gwrwg SS t:bkrg ST t:rgyg SV h:bwb SX t:wrb SY h:rwk SZ h:byryb TA c:bn TC c:bn TD v:byr TG c:rgyg TH h:rwbwr TJ h:rwg TK o:by TL t:kyr TM v:gmg TN o:rw
TO c:wr TR o:rw TT d:rk TV c:ns TW c:br TZ d:gs UA h:sy UG h:kyr US c:brwrw UY h:wbwb UZ h:swg VA v:yw VC v:byg VE h:ybr VG c:bn VI o:wb VN o:ry
VU t:krg WF c:br WS c:br XK o:by YE h:rwk YT v:bwr ZA t:krwgwb ZM h:gro ZW t:wgyrk
`;

/** Plan and colours by country code. */
export const flags: ReadonlyMap<string, string> = new Map(
  rows
    .trim()
    .split(/\s(?=[A-Z]{2} )/u)
    .map((row) => {
      const [code = '', plan = ''] = row.trim().split(' ');
      return [code, plan] as const;
    }),
);
