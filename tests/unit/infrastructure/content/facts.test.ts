import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { locales, type Locale } from '#domain/language/Locale';
import { contentPath, documentAt, textsOf } from './contentFiles';

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
      documents: ['discover_page/convoys', 'launcher_news/winter-convoy'],
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
];

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
