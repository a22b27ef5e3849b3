import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { maxPasskeyNameLength } from '#domain/devices/Passkey';
import { languageTag, locales, type Locale } from '#domain/language/Locale';
import { maxReferralCodeLength } from '#domain/commerce/referral';
import { myDUCostDays } from '#domain/products/mydu';
import { maxGiftNoteLength } from '#domain/shared/giftNote';
import { maxEmailLength, maxPasswordLength } from '#domain/shared/patterns';
import { maxFileBytes, maxPixels } from '#domain/uploads/pictureFile';
import { contentPath, documentAt, textsOf } from './contentFiles';
import { loadTexts } from './glossary';

interface Specification {
  readonly type: string;
  readonly description: string;
}

interface BuyPage {
  readonly min_specs: readonly Specification[];
  readonly good_specs: readonly Specification[];
}

interface FactSheet {
  readonly texts: Readonly<
    Record<
      Locale,
      { readonly sections: readonly { readonly table?: { readonly rows: readonly [string, string][] } }[] }
    >
  >;
}

/** The requirements in the shop, which the license agreement refers to. */
const requirementsOf = (locale: Locale) => {
  const { min_specs, good_specs } = documentAt(locale, 'buy_page/buy.json').data as BuyPage;
  return min_specs.map(({ type, description }, index) => ({
    part: type,
    minimum: description,
    recommended: good_specs[index]?.description,
  }));
};

/** Amounts with their units, in the notation of all languages. */
const amountsIn = (text = ''): readonly string[] =>
  [...text.matchAll(/(\d+(?:[.,]\d+)?)\s?(GHz|G[Bo]|Mbit\/s)/g)].map(([, amount = '', unit = '']) =>
    [amount.replace(',', '.'), unit.replace('Go', 'GB')].join(' '),
  );

interface Period {
  readonly from_datetime: string;
  readonly to_datetime: string;
}

describe.each(locales)('in %s', (locale) => {
  it('SH-15 SS-01 planned maintenance matches the hours that the alert announces', () => {
    const { weekly_from, weekly_to } = documentAt(locale, 'alert/weekly-maintenance.json').data as Record<
      'weekly_from' | 'weekly_to',
      string
    >;
    const { maintenance_log } = documentAt(locale, 'server_type/farstead.json').data as {
      readonly maintenance_log: readonly Period[];
    };
    const planned = maintenance_log.filter((period) => period.from_datetime >= weekly_from);
    expect(planned.length).toBeGreaterThan(1);
    const hours = planned.map((period) => [period.from_datetime.slice(11), period.to_datetime.slice(11)]);
    expect(new Set(hours.map(String))).toEqual(
      new Set([String([weekly_from.slice(11), weekly_to.slice(11)])]),
    );
  });

  it('BU-05 DL-01 the download page has the requirements of the shop', () => {
    const { data } = documentAt(locale, 'download_page/client.json');
    expect(data).toMatchObject({ requirements: requirementsOf(locale) });
  });

  it('BU-05 the requirements of the shop have the amounts of the other languages', () => {
    const amounts = (of: Locale) =>
      requirementsOf(of).map(({ minimum, recommended }) => [amountsIn(minimum), amountsIn(recommended)]);
    expect(amounts(locale)).toEqual(amounts('en-us'));
  });

  it('the fact sheet for the press has the amounts of the shop', () => {
    const path = join(contentPath, 'documents/fact_sheet.json');
    const { texts } = JSON.parse(readFileSync(path, 'utf8')) as FactSheet;
    const rows = new Map(texts[locale].sections.flatMap(({ table }) => table?.rows ?? []));
    const listed = requirementsOf(locale).filter(({ part }) => rows.has(part));
    expect(listed).toHaveLength(5);
    for (const { part, minimum, recommended } of listed) {
      const amounts = new Set([...amountsIn(minimum), ...amountsIn(recommended)]);
      expect([part, new Set(amountsIn(rows.get(part)))]).toEqual([part, amounts]);
    }
  });

  it('DL-01 no sample download lists a size, which would be smaller than the storage that the game needs', () => {
    const folder = join(contentPath, locale, 'download_page');
    for (const file of readdirSync(folder)) {
      const { data } = documentAt(locale, join('download_page', file));
      expect(data).toMatchObject({ files: expect.any(Array) });
      expect(JSON.stringify(data)).not.toContain('"bytes"');
    }
  });
});

/** A fact that several documents state: what each one says, and what none says any more. */
interface Fact {
  readonly documents: readonly string[];
  readonly says: Readonly<Record<Locale, RegExp>>;
  readonly never: Readonly<Record<Locale, RegExp>>;
}

const facts: readonly (readonly [name: string, fact: Fact])[] = [
  [
    'the longest order',
    {
      documents: [
        'pillar_page/merchants',
        'tutorial/place-an-order',
        'update_page/cranes-that-carry',
        'launcher_release/2-6-0',
        'news_article/patch-2-6-cranes-that-carry',
      ],
      says: { 'en-us': /\b21 days/, 'fr-fr': /\b21\sjours/, 'de-de': /\b21(?: statt 14)?\sTage/ },
      never: { 'en-us': /fourteen days/, 'fr-fr': /quatorze jours/, 'de-de': /vierzehn Tage/ },
    },
  ],
  [
    'the claim on a wreck',
    {
      documents: [
        'pillar_page/fighters',
        'tutorial/recover-a-wreck',
        'update_page/wrecks-with-an-owner',
        'launcher_release/2-4-0',
        'news_article/patch-2-4-wrecks-with-an-owner',
      ],
      says: { 'en-us': /\b48 hours/, 'fr-fr': /\b48\sheures/, 'de-de': /\b48\sStunden/ },
      never: {
        'en-us': /stay for ten minutes|count of ten minutes/,
        'fr-fr': /restez dix minutes|compte de dix minutes/,
        'de-de': /zehn Minuten bleibst|Zehn Minuten laufen/,
      },
    },
  ],
  [
    'the size of a claim',
    {
      documents: ['tutorial/claim-a-site', 'discover_page/mining'],
      says: {
        'en-us': /hexagon of one kilometer/,
        'fr-fr': /hexagone d’un kilomètre/,
        'de-de': /Sechseck von einem Kilometer/,
      },
      never: {
        'en-us': /200 meters around it/,
        'fr-fr': /200\smètres autour/,
        'de-de': /200\sMeter ringsum/,
      },
    },
  ],
  [
    'the price of an organization',
    {
      documents: [
        'pillar_page/leaders',
        'tutorial/found-an-organization',
        'update_page/laws-that-fit-on-a-page',
      ],
      says: { 'en-us': /2,000 quanta/, 'fr-fr': /2\s000\squanta/, 'de-de': /2\.000\sQuanta/ },
      never: {
        'en-us': /costs nothing but people/,
        'fr-fr': /ne coûte que des gens/,
        'de-de': /kostet nichts als Leute/,
      },
    },
  ],
  [
    'the players on a myDU server',
    {
      documents: [
        'landing_page/home',
        'launcher_news/mydu-1-3',
        'news_article/mydu-1-3-opens-private-worlds-to-modifications',
      ],
      says: { 'en-us': /up to 64 players/i, 'fr-fr': /64\sjoueurs/, 'de-de': /64\s(?:Spieler|Leute)/ },
      never: {
        'en-us': /as many guests as it carries/,
        'fr-fr': /autant de monde qu’il peut/,
        'de-de': /so viele Gäste ein, wie er trägt/,
      },
    },
  ],
  [
    'the departures of the convoys',
    {
      documents: [
        'discover_page/convoys',
        'launcher_news/winter-convoy',
        'news_article/winter-convoy-half-a-million-blocks-of-ice',
      ],
      says: { 'en-us': /07:00.*19:00/, 'fr-fr': /7\sh.*19\sh/, 'de-de': /\b0?7:00.*19:00|19:00.*\b7:00/ },
      never: {
        'en-us': /every day at 19:00/,
        'fr-fr': /chaque jour à 19/,
        'de-de': /täglich um 19:00/,
      },
    },
  ],
  [
    'the vote on the docking fee',
    {
      documents: ['update_page/laws-that-fit-on-a-page', 'news_article/one-quantum'],
      says: {
        'en-us': /sixteen .*fifteen/,
        'fr-fr': /seize .*quinze/,
        'de-de': /sechzehn .*fünfzehn/,
      },
      never: { 'en-us': /four votes to three/, 'fr-fr': /quatre voix contre trois/, 'de-de': /vier zu drei/ },
    },
  ],
  [
    'the rewards of recruiting',
    {
      documents: [
        'discover_page/mining',
        'launcher_community/launcher_community',
        'recruit_page/recruit_page',
      ],
      says: { 'en-us': /unlock/, 'fr-fr': /débloque/, 'de-de': /schalte Belohnungen frei|freischalte/ },
      never: {
        'en-us': /both of you are rewarded/i,
        'fr-fr': /récompensés tous les deux|Chacun y gagne/,
        'de-de': /bekommt ihr beide|Belohnt werdet ihr beide/,
      },
    },
  ],
  [
    'production during maintenance',
    {
      documents: ['server_type/farstead'],
      says: {
        'en-us': /catch up on their production/,
        'fr-fr': /rattrapent ensuite leur production/,
        'de-de': /holen ihre Arbeit danach auf/,
      },
      never: { 'en-us': /go on producing/, 'fr-fr': /continuent de produire/, 'de-de': /arbeiten weiter/ },
    },
  ],
  [
    'the tests of version 2.8, which is released in February',
    {
      documents: ['server_type/test'],
      says: {
        'en-us': /test version of 2\.8/,
        'fr-fr': /version de test de la 2\.8/,
        'de-de': /Testversion von 2\.8/,
      },
      never: {
        'en-us': /part of update 2\.8/,
        'fr-fr': /partie de la mise à jour 2\.8/,
        'de-de': /Teil von Update 2\.8/,
      },
    },
  ],
  [
    'the arrival of new pilots',
    {
      documents: [
        'tutorial/first-hour',
        'launcher_release/2-0-1',
        'news_article/patch-2-0-1-what-the-first-week-broke',
      ],
      says: {
        'en-us': /\b40 (?:arrival )?sites/,
        'fr-fr': /\b40 sites/,
        'de-de': /\b40 (?:Ankunftsort|Ort|Stellen|Plätze)/,
      },
      never: {
        'en-us': /wake up on the arrivals deck/,
        'fr-fr': /réveillez au pont des arrivées/,
        'de-de': /wachst auf dem Ankunftsdeck/,
      },
    },
  ],
  [
    'the insurance of freight, which is only planned',
    {
      documents: ['tutorial/does-the-trip-pay'],
      says: {
        'en-us': /nobody insures/,
        'fr-fr': /personne n’assure/,
        'de-de': /niemand versichert/,
      },
      never: { 'en-us': /Insure the freight/, 'fr-fr': /Assurez le fret/, 'de-de': /Versichere Fracht/ },
    },
  ],
  [
    'what creators get',
    {
      documents: ['footer/footer', 'creators_page/creators_page'],
      says: { 'en-us': /early builds/i, 'fr-fr': /en avance/i, 'de-de': /früh/i },
      never: {
        'en-us': /a page of their own|Nothing is reset/,
        'fr-fr': /une page à leur nom|Rien n’est effacé/,
        'de-de': /eine eigene Seite|Nichts wird zurückgesetzt/,
      },
    },
  ],
  [
    'the end of the first edition, a day before the second',
    {
      documents: ['landing_page/home', 'news_article/why-we-are-switching-the-first-shard-off'],
      says: { 'en-us': /March 2\b/, 'fr-fr': /\b2 mars/, 'de-de': /\b2\. März/ },
      never: {
        'en-us': /On March 3(?:, 2026)?, (?:we switched|the world you know)/,
        'fr-fr': /s’éteint le 3 mars|Le 3 mars(?: 2026)?, (?:nous avons éteint|le monde que vous)/,
        'de-de': /Am 3\. März (?:2026 haben wir die erste|endet)/,
      },
    },
  ],
  [
    'the wreck of the Marrow, one of eleven ships',
    {
      documents: ['tutorial/guard-a-convoy', 'news_article/eleven-people-one-freighter'],
      says: {
        'en-us': /two nights later/i,
        'fr-fr': /deux nuits plus tard/i,
        'de-de': /zwei Nächte später/i,
      },
      never: {
        'en-us': /Eleven ships left/,
        'fr-fr': /Onze vaisseaux ont quitté/,
        'de-de': /Elf Schiffe verließen/,
      },
    },
  ],
  [
    'the share of packs that are sold',
    {
      documents: ['texts/shop'],
      says: { 'en-us': /Packs sold so far/, 'fr-fr': /Packs vendus/, 'de-de': /Verkaufte Pakete/ },
      never: { 'en-us': /packs left/i, 'fr-fr': /packs restants/, 'de-de': /Verbleibende Pakete/ },
    },
  ],
  [
    'the login after the activation, which does not include game time',
    {
      documents: ['texts/registration'],
      says: {
        'en-us': /be logged in automatically/,
        'fr-fr': /alors connecté automatiquement/,
        'de-de': /automatisch angemeldet/,
      },
      never: { 'en-us': /\bcan play\b/, 'fr-fr': /pouvez jouer/, 'de-de': /kannst spielen/ },
    },
  ],
];

it.each(locales)('the account menu calls each page by its title (%s)', (locale) => {
  const { profile_links, account_links } = documentAt(locale, 'navigation/navigation.json').data as Readonly<
    Record<'profile_links' | 'account_links', readonly Readonly<Record<'label' | 'page', string>>[]>
  >;
  const titles = textsOf(locale, 'texts/app.json');
  const links = [...profile_links, ...account_links];
  expect(links.length).toBeGreaterThan(20);
  for (const { label, page } of links) expect(label).toBe(titles.get(`.entries:title.${page}`));
  expect(textsOf(locale, 'texts/profile.json').get('.entries:title')).toBe(
    titles.get('.entries:title.profile'),
  );
});

it.each(locales)('the world history and the news agree on the origin of Halden Ring (%s)', (locale) => {
  const path = join(contentPath, 'documents/world_history.json');
  const { texts } = JSON.parse(readFileSync(path, 'utf8')) as {
    readonly texts: Readonly<Record<Locale, object>>;
  };
  const history = JSON.stringify(texts[locale]);
  const news = [...textsOf(locale, 'news_article/the-first-plate-of-halden-ring.json').values()].join('\n');
  expect(news).toContain('Imke Sandvoss');
  expect(history).toContain('Imke Sandvoss');
  expect(history).not.toContain('Ada Verne');
});

describe.each(facts)('%s', (_, { documents, says, never }) => {
  it.each(locales)('states the same in every document (%s)', (locale) => {
    const textOf = (name: string) => [...textsOf(locale, `${name}.json`).values()].join('\n');
    expect(documents.filter((name) => !says[locale].test(textOf(name)))).toEqual([]);
    expect(documents.filter((name) => never[locale].test(textOf(name)))).toEqual([]);
  });
});

const loadedTexts = new Map(locales.map((locale) => [locale, loadTexts(locale)]));

/** Returns the texts of a document, a PDF, or one of the other files: `news_article/one-quantum`, `back-end`. */
const textOf = (locale: Locale, name: string): string =>
  (loadedTexts.get(locale) ?? [])
    .filter(([place]) => place.startsWith(`${name}.`))
    .map(([, text]) => text)
    .join('\n');

const escapeRegExp = (text: string): string => text.replace(/[.+]/g, '\\$&');

/** Returns a pattern of a number as people of that language write it, with any kind of space between digits. */
const numberPattern = (locale: Locale, value: number): RegExp => {
  const number = new Intl.NumberFormat(languageTag(locale)).format(value);
  return new RegExp(`(?<![\\d.,])${escapeRegExp(number).replace(/\s/g, '\\s')}(?!\\d|[.,]\\d)`);
};

/** Figures that several documents state. Limits come from the code that enforces them. */
const figures: readonly (readonly [fact: string, values: readonly number[], documents: readonly string[]])[] =
  [
    [
      'the pilots at Gate 9',
      [1140],
      [
        'pillar_page/fighters',
        'launcher_news/after-gate-9',
        'news_article/eleven-hundred-pilots-at-one-gate',
        'news_article/eight-months-of-the-second-edition-in-figures',
        'press-kit',
      ],
    ],
    [
      'the length of the battle at Gate 9',
      [71],
      ['pillar_page/fighters', 'news_article/eleven-hundred-pilots-at-one-gate'],
    ],
    [
      'the lag at Gate 9',
      [900, 300],
      ['launcher_news/after-gate-9', 'news_article/eleven-hundred-pilots-at-one-gate'],
    ],
    [
      'the ships lost and raised',
      [118_000, 12_900],
      ['pillar_page/fighters', 'news_article/eight-months-of-the-second-edition-in-figures', 'press-kit'],
    ],
    [
      'the organizations founded',
      [6400],
      ['pillar_page/leaders', 'news_article/eight-months-of-the-second-edition-in-figures', 'press-kit'],
    ],
    [
      'the organizations that still exist',
      [2100],
      ['pillar_page/leaders', 'news_article/eight-months-of-the-second-edition-in-figures'],
    ],
    [
      'the orders filled',
      [38],
      ['pillar_page/merchants', 'news_article/eight-months-of-the-second-edition-in-figures', 'press-kit'],
    ],
    [
      'the price of ice, and of the most expensive dock',
      [9, 64, 9.4],
      ['pillar_page/merchants', 'news_article/eight-months-of-the-second-edition-in-figures'],
    ],
    [
      'the windows of Halden Ring',
      [61_400],
      [
        'pillar_page/builders',
        'news_article/light-from-one-side',
        'news_article/eight-months-of-the-second-edition-in-figures',
      ],
    ],
    [
      'the residents of Halden Ring',
      [4300],
      ['pillar_page/builders', 'news_article/eight-months-of-the-second-edition-in-figures'],
    ],
    [
      'the players on the first day',
      [41_300, 11_900],
      ['news_article/forty-one-thousand-players-on-the-first-day', 'press-kit'],
    ],
    [
      'the pieces in the Drift',
      [9300],
      ['discover_page/convoys', 'news_article/patch-2-4-wrecks-with-an-owner'],
    ],
    [
      'the loading time of the Drift',
      [6, 40],
      ['launcher_release/2-4-0', 'news_article/patch-2-4-wrecks-with-an-owner'],
    ],
    [
      'the reports of the first week',
      [2817, 64],
      ['launcher_release/2-0-1', 'news_article/patch-2-0-1-what-the-first-week-broke'],
    ],
    [
      'the load of a crane',
      [480],
      [
        'discover_page/shipyard',
        'launcher_news/lift-the-whole-room',
        'launcher_release/2-6-0',
        'news_article/patch-2-6-cranes-that-carry',
        'update_page/cranes-that-carry',
      ],
    ],
    [
      'the section that a crane lifts',
      [24, 48],
      [
        'launcher_news/lift-the-whole-room',
        'launcher_release/2-6-0',
        'news_article/patch-2-6-cranes-that-carry',
      ],
    ],
    [
      'the rails of a gantry',
      [400],
      ['launcher_release/2-6-0', 'news_article/patch-2-6-cranes-that-carry', 'update_page/cranes-that-carry'],
    ],
    [
      'the rate and the memory of programs',
      [40, 200, 8],
      ['launcher_release/2-5-0', 'news_article/patch-2-5-consoles-you-can-read'],
    ],
    [
      'the strengths of cables',
      [20, 80, 240],
      ['launcher_release/1-18-0', 'news_article/patch-1-18-cables-that-hold'],
    ],
    [
      'the ice of the winter convoy, and its points',
      [500_000, 2000, 200],
      ['launcher_news/winter-convoy', 'news_article/winter-convoy-half-a-million-blocks-of-ice'],
    ],
    [
      'the default of players on a myDU server',
      [16, 64],
      ['launcher_news/mydu-1-3', 'news_article/mydu-1-3-opens-private-worlds-to-modifications'],
    ],
    [
      'the modifications of myDU',
      [214, 96],
      ['launcher_news/mydu-1-3', 'news_article/mydu-1-3-opens-private-worlds-to-modifications'],
    ],
    [
      'the days of game time that myDU costs',
      [myDUCostDays],
      [
        'buy_page/buy',
        'error_catalogue/error_catalogue',
        'legal_page/terms-and-conditions',
        'news_article/mydu-1-3-opens-private-worlds-to-modifications',
        'texts/productsGameTime',
        'texts/productsMyDU',
      ],
    ],
    [
      'the months in a pack',
      [1, 3, 6, 12],
      [
        'buy_page/buy',
        'documents/fact_sheet',
        'help_page/help_page',
        'legal_page/terms-and-conditions',
        'news_article/farstead-announces-its-second-edition',
        'news_article/forty-one-thousand-players-on-the-first-day',
        'press-kit',
        'update_page/hulls-keep-their-scars',
      ],
    ],
    [
      'the days to withdraw',
      [14],
      [
        'buy_page/buy',
        'help_page/help_page',
        'legal_page/eula-myDU',
        'legal_page/terms-and-conditions',
        'texts/confirm',
        'texts/declarations',
        'texts/withdrawals',
      ],
    ],
    [
      'the days until an account is deleted',
      [14],
      ['back-end.accountDeletion', 'help_page/help_page', 'legal_page/privacy-policy', 'texts/myData'],
    ],
    [
      'the hours until a password reset without a recovery code takes effect',
      [24],
      [
        'back-end.resetWait',
        'error_catalogue/error_catalogue',
        'help_page/help_page',
        'texts/registrationRecovery',
        'texts/session',
      ],
    ],
    [
      'the hours without transfers of DACs after a change of the login',
      [24],
      ['error_catalogue/error_catalogue', 'texts/coupons'],
    ],
    [
      'the length of a display name',
      [6, 30],
      ['back-end.registration', 'legal_page/terms-and-conditions', 'texts/profile', 'texts/registration'],
    ],
    [
      'the length of a game-time code, printed or emailed',
      [16, 36],
      ['error_catalogue/error_catalogue', 'help_page/help_page', 'texts/products', 'texts/registration'],
    ],
    ['the length of a referral code', [maxReferralCodeLength], ['texts/confirm']],
    ['the length of a note', [maxGiftNoteLength], ['error_catalogue/error_catalogue']],
    ['the length of the name of a passkey', [maxPasskeyNameLength], ['texts/devicesPasskeys']],
    [
      'the length of an email',
      [maxEmailLength],
      ['back-end.registration', 'texts/profile', 'texts/registration'],
    ],
    [
      'the length of a password',
      [8, maxPasswordLength],
      ['back-end.registration', 'texts/registration', 'texts/registrationRecovery', 'texts/securityPage'],
    ],
    ['the length of a beta key', [36], ['texts/betaKeys', 'texts/registration']],
    [
      'the size of a picture, in megabytes and megapixels',
      [maxFileBytes / 1e6, maxPixels / 1e6],
      ['error_catalogue/error_catalogue', 'texts/uploads'],
    ],
    ['the days to name a recruiter', [30], ['recruit_page/recruit_page', 'texts/recruitment']],
    [
      'the age of players',
      [16],
      [
        'contest_page/contest_page',
        'creators_page/creators_page',
        'legal_page/code-of-conduct',
        'legal_page/eula',
        'legal_page/eula-myDU',
        'legal_page/privacy-policy',
        'legal_page/privacy-policy-myDU',
        'legal_page/terms-and-conditions',
        'texts/ageRating',
        'texts/registration',
      ],
    ],
    [
      'the employees of the studio',
      [61],
      [
        'news_article/eight-months-of-the-second-edition-in-figures',
        'news_article/mydu-1-3-opens-private-worlds-to-modifications',
        'press-kit',
      ],
    ],
  ];

describe.each(figures)('%s', (_, values, documents) => {
  it.each(locales)('states the same figures in every document (%s)', (locale) => {
    const missing = documents.flatMap((name) =>
      values
        .filter((value) => !numberPattern(locale, value).test(textOf(locale, name)))
        .map((value) => [name, value]),
    );
    expect(missing).toEqual([]);
  });
});

/** Documents about an update: its page, its story and the words for its version in the maintenance log. */
const updates = [
  { version: '1.18.0', article: 'patch-1-18-cables-that-hold' },
  { version: '2.0.1', article: 'patch-2-0-1-what-the-first-week-broke' },
  { version: '2.2.0', article: 'patch-2-2-laws-that-fit-on-a-page', page: 'laws-that-fit-on-a-page' },
  { version: '2.4.0', article: 'patch-2-4-wrecks-with-an-owner', page: 'wrecks-with-an-owner' },
  { version: '2.5.0', article: 'patch-2-5-consoles-you-can-read' },
  { version: '2.6.0', article: 'patch-2-6-cranes-that-carry', page: 'cranes-that-carry' },
  { version: '2.7.0', article: 'patch-2-7-hulls-keep-their-scars', page: 'hulls-keep-their-scars' },
];

/** Returns sizes in the notation of English: `1.9 GB`. */
const sizesIn = (text: string): readonly string[] =>
  [...text.matchAll(/(\d+(?:[.,]\d+)?)\s([GM])[Bo]/g)].map(
    ([, amount = '', unit = '']) => `${amount.replace(',', '.')} ${unit}B`,
  );

describe.each(locales)('the updates (%s)', (locale) => {
  const release = (version: string) => `launcher_release/${version.replaceAll('.', '-')}`;
  const fieldOf = (name: string, field: string) =>
    (documentAt(locale, `${name}.json`).data as Readonly<Record<string, string>>)[field]?.slice(0, 10);

  it.each(updates)('states one date for $version in all documents', ({ version, article, page }) => {
    const date = fieldOf(release(version), 'date') ?? '';
    if (page) expect(fieldOf(`update_page/${page}`, 'released')).toBe(date);
    const { maintenance_log } = documentAt(locale, 'server_type/farstead.json').data as {
      readonly maintenance_log: readonly (Period & { readonly maintenance_type: string })[];
    };
    const dated = maintenance_log.filter(({ maintenance_type }) =>
      maintenance_type.endsWith(` ${version.replace(/\.0$/, '')}`),
    );
    expect(dated.filter(({ from_datetime }) => !from_datetime.startsWith(date))).toEqual([]);
    expect((fieldOf(`news_article/${article}`, 'published') ?? '') >= date).toBe(true);
  });

  it.each(updates)('states one size for $version in all documents', ({ version, article }) => {
    const sizes = sizesIn(textOf(locale, `${release(version)}.json`));
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizesIn(textOf(locale, `news_article/${article}.json`))).toEqual(
      expect.arrayContaining([...sizes]),
    );
  });
});

it('the files of the myDU server have the settings that the news announces', () => {
  const settings = textOf('en-us', 'downloads/farstead-server-files-1.3.0/config/server');
  const rules = textOf('en-us', 'downloads/farstead-server-files-1.3.0/config/rules');
  expect(settings).toMatch(/1 to 64\.\nplayers: 16\b/);
  expect(settings).toMatch(/\bbackup: 6\b/);
  expect(rules).toMatch(/\bmining: 1\.5\b/);
  expect(textOf('en-us', 'news_article/the-greenhouse-at-minus-ninety')).toContain('back at 1.5');
});

/** Days that several documents state, as `Intl` writes them without the year. */
const days: readonly (readonly [fact: string, day: string, documents: readonly string[]])[] = [
  [
    'the second edition',
    '2026-03-03',
    [
      'landing_page/home',
      'news_article/eight-months-of-the-second-edition-in-figures',
      'news_article/farstead-announces-its-second-edition',
      'news_article/forty-one-thousand-players-on-the-first-day',
      'news_article/the-last-night-of-the-first-shard',
      'news_article/why-we-are-switching-the-first-shard-off',
      'press-kit',
    ],
  ],
  [
    'the last night of the first edition',
    '2026-03-02',
    [
      'documents/world_history',
      'landing_page/home',
      'news_article/farstead-announces-its-second-edition',
      'news_article/the-last-night-of-the-first-shard',
      'news_article/walk-through-the-first-world',
      'news_article/why-we-are-switching-the-first-shard-off',
    ],
  ],
  [
    'the battle at Gate 9',
    '2026-07-30',
    [
      'pillar_page/fighters',
      'news_article/eleven-hundred-pilots-at-one-gate',
      'news_article/eight-months-of-the-second-edition-in-figures',
    ],
  ],
  [
    'the night in the greenhouse',
    '2026-09-14',
    ['launcher_news/six-keys-one-greenhouse', 'news_article/the-greenhouse-at-minus-ninety'],
  ],
  [
    'the update to 2.7',
    '2026-11-17',
    ['launcher_news/look-at-your-hull', 'news_article/patch-2-7-hulls-keep-their-scars'],
  ],
];

describe.each(days)('%s', (_, day, documents) => {
  it.each(locales)('states one date in every document (%s)', (locale) => {
    const format = new Intl.DateTimeFormat(languageTag(locale), {
      month: 'long',
      day: 'numeric',
      timeZone: 'UTC',
    });
    const text = format.format(new Date(day));
    const written = new RegExp(escapeRegExp(text).replace(/\s/g, '\\s'));
    expect(documents.filter((name) => !written.test(textOf(locale, name)))).toEqual([]);
  });
});
