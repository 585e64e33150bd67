/** An agent of the second level below the top, with the account names of the members below. */
interface Team {
  readonly agent: string;
  readonly members: readonly string[];
}

/** An agent directly below the top, with the teams below. */
interface Branch {
  readonly agent: string;
  readonly teams: readonly Team[];
}

/** The top agent; the names that begin with `demo` stand in `demo-accounts.json` as well. */
export const demoTopAgent = 'demoagent';

/** Four levels: one agent, three agents, eight agents, and their members. */
export const demoBranches: readonly Branch[] = [
  {
    agent: 'demodownline1',
    teams: [
      {
        agent: 'demodownline2',
        members: [
          'demodownline3',
          'moonlit_kay',
          'arunrat',
          'pixelmonk',
          'tangerine7',
          'somchai_b',
          'velvetfox', 'tidepool', 'wanida_s', 'bluejay42', 'samir_o',
        ],
      },
      {
        agent: 'harborlight',
        members: ['nadia_r', 'quietriver', 'bank_s', 'oolongtea', 'crispycat', 'mali_ko', 'duskrider', 'praew_c', 'ironkettle', 'leila_m'],
      },
      {
        agent: 'saffronhill',
        members: ['kittipong', 'blueheron', 'yara_z', 'papayaking', 'lanternfish', 'omar_nd', 'teakwood', 'chai_latte', 'hana_b', 'sandpiper'],
      },
    ],
  },
  {
    agent: 'northgate',
    teams: [
      {
        agent: 'redlotus',
        members: ['jasmine_t', 'coppercoin', 'ploy_w', 'stormpetrel', 'hadi_m', 'noodlebar', 'sunup99', 'korn_d', 'brasslamp', 'yusuf_a'],
      },
      {
        agent: 'eastquay',
        members: ['wren_lee', 'anan_p', 'maplebear', 'rashid_k', 'silkroad8', 'tofuandrice', 'bee_jw', 'tamarind_j', 'skipperlee', 'pim_v'],
      },
      {
        agent: 'pearlstreet',
        members: ['layla_h', 'greenmango', 'chatchai', 'owlhour', 'mint_pk', 'carousel5', 'faisal_t', 'nightjar', 'somsri', 'copperleaf'],
      },
    ],
  },
  {
    agent: 'silverfen',
    teams: [
      {
        agent: 'bayleaf',
        members: ['niran_a', 'foxglove3', 'sami_q', 'paperboat', 'dao_n', 'emberglow', 'riverstone', 'gentlewave', 'anong_k', 'redkite'],
      },
      {
        agent: 'tallcedar',
        members: ['zeina_f', 'kaew_t', 'sixpence', 'mossgarden', 'prasert', 'nightferry', 'kumquat_x', 'tariq_s', 'lotusbud', 'windmill8'],
      },
    ],
  },
];

/** Members who came without a link. */
export const demoDirectSignUps = ['lowtide', 'farid_b'];

/** Friends whom a member brought along. */
export const demoFriends = ['apinya_s', 'gingerroot', 'skylark22'];
export const demoReferrer = 'demomember';
