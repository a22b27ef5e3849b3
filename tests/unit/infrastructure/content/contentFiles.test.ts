import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '../../../../public/images/manifest.json';
import { locales, type Locale } from '#domain/language/Locale';
import { contentPath, documentAt, filesOf, textsOf } from './contentFiles';

const files = filesOf('en-us');

/** Metadata of the site's own images, by name. */
const pictures = manifest as Readonly<
  Record<string, { author: string; coordinates: string; width: number; height: number }>
>;

/** Placeholders such as `{{count}}`, sorted. */
const placeholdersOf = (text: string): string[] => (text.match(/{{.*?}}/g) ?? []).sort();

const allTexts = (locale: Locale): readonly (readonly [place: string, text: string])[] =>
  files.flatMap((file) =>
    [...textsOf(locale, file)].map(([place, text]) => [`${file}${place}`, text] as const),
  );

/** Whether a text is for readers, unlike page ids, URLs and coordinates. */
const isForReaders = ([place]: readonly [string, string]): boolean =>
  !/\.(page|access|emphasis|pillar|(\w+_)?(url|coordinates)|address|network|key|menu|slug|anchor|severity|link_page|category|category_id|icon|published|type|date|date_modified)$/.test(
    place,
  );

interface RichText {
  readonly text: string;
  readonly spans: readonly { readonly start: number; readonly end: number }[];
}

const isRichText = (value: object): value is RichText => 'text' in value && 'spans' in value;

/** Marked words of all rich texts in brackets, with the character before and after: ` [terms].`. */
const markedIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (!isRichText(value)) return Object.values(value).flatMap(markedIn);
  const { text, spans } = value;
  return spans.map(
    ({ start, end }) =>
      `${text.slice(Math.max(0, start - 1), start)}[${text.slice(start, end)}]${text.slice(end, end + 1)}`,
  );
};

const faulty = (locale: Locale, fault: RegExp): readonly (readonly [string, string])[] =>
  allTexts(locale).filter((entry) => isForReaders(entry) && fault.test(entry[1]));

describe.each(locales)('the content in %s', (locale) => {
  it('LA-03 contains the same documents as the English content', () => {
    expect(filesOf(locale)).toEqual(files);
  });

  it.each(files)('LA-03 contains the same texts and placeholders: %s', (file) => {
    const english = textsOf('en-us', file);
    const texts = textsOf(locale, file);
    expect([...texts.keys()]).toEqual([...english.keys()]);
    for (const [place, text] of texts) {
      expect([place, placeholdersOf(text)]).toEqual([place, placeholdersOf(english.get(place) ?? '')]);
    }
  });

  it('contains no empty texts', () => {
    expect(faulty(locale, /^\s*$|^\s|\s$/)).toEqual([]);
  });

  it('marks whole words as links and as emphasis', () => {
    const cut = files.flatMap((file) =>
      markedIn(documentAt(locale, file).data).map((words) => [file, words]),
    );
    expect(cut.length).toBeGreaterThan(200);
    expect(
      cut.filter(([, words = '']) => !/^[^\p{L}\p{N}]?\[\S(?:.*\S)?\][^\p{L}\p{N}]?$/u.test(words)),
    ).toEqual([]);
  });

  it('contains no exclamation marks', () => {
    expect(faulty(locale, /!/)).toEqual([]);
  });

  it('uses typographic quotes and apostrophes', () => {
    expect(faulty(locale, /["']/)).toEqual([]);
  });

  it('contains no key that is a prefix of another key', () => {
    for (const file of files) {
      const keys = [...textsOf(locale, file).keys()];
      expect(keys.filter((key) => keys.some((other) => other.startsWith(`${key}.`)))).toEqual([]);
    }
  });

  it('contains singular and plural forms of each counted text', () => {
    const places = allTexts(locale).map(([place]) => place);
    const forms = places.filter((place) => /_(one|other)$/.test(place));
    expect(
      forms.map((place) => place.replace(/_one$/, '_other')).every((place) => places.includes(place)),
    ).toBe(true);
    expect(
      forms.map((place) => place.replace(/_other$/, '_one')).every((place) => places.includes(place)),
    ).toBe(true);
  });

  it('contains only fields that are defined in the models', () => {
    for (const file of files) {
      const { type, data } = documentAt(locale, file);
      expect([file, unknownFields(data, fieldsOfModel(type))]).toEqual([file, []]);
    }
  });

  it('credits every picture with its author and source', () => {
    const { data } = documentAt(locale, 'landing_page/home.json') as { readonly data: Landing };
    const { data: shop } = documentAt(locale, 'buy_page/buy.json') as { readonly data: Shop };
    const credited = [
      { picture: data.hero_picture, coordinates: data.hero_coordinates },
      { picture: data.hero_picture_portrait, coordinates: data.hero_coordinates },
      ...data.body.flatMap(({ primary: { pillars = [], blocks = [], ...section } }) => [
        section,
        ...pillars,
        ...blocks,
      ]),
      { picture: shop.hero_picture, coordinates: shop.hero_coordinates },
      { picture: shop.mydu_picture, coordinates: shop.mydu_coordinates },
      ...['creators_page', 'recruit_page', 'partners_page'].map(
        (type) => documentAt(locale, `${type}/${type}.json`).data as Credited,
      ),
      ...files
        .filter((file) => /^(news_article|pillar_page)\//.test(file))
        .flatMap((file) => newsPictures(locale, file)),
      ...files
        .filter((file) => file.startsWith('launcher_news/'))
        .flatMap((file) => storyPictures(locale, file)),
      ...files
        .filter((file) => /^(discover|update)_page\//.test(file))
        .flatMap((file) => sectionPictures(locale, file)),
    ].filter(isPictured);
    for (const { picture, coordinates } of credited) {
      const drawn = pictures[/^\/images\/([\w-]+)\.webp$/.exec(picture.url)?.[1] ?? ''];
      expect({ url: picture.url, author: picture.copyright, coordinates, ...picture.dimensions }).toEqual({
        url: picture.url,
        author: drawn?.author,
        coordinates: drawn?.coordinates,
        width: drawn?.width,
        height: drawn?.height,
      });
    }
  });

  it('bundles all its documents and no document in another language', () => {
    const list = ['content', 'discover', 'launcher', 'legal', 'news', 'pillars', 'tutorials', 'updates']
      .map((chunk) => join(contentPath, `generated/shipped/${chunk}-${locale}.ts`))
      .map((path) => readFileSync(path, 'utf8'))
      .join('');
    const imported = [...list.matchAll(/'\.\.\/\.\.\/[a-z-]+\/(.*\.json)'/g)].map(([, file]) => file);
    expect(imported.sort()).toEqual(files);
    expect(list.match(/\.\.\/([a-z]+-[a-z]+)\//g)?.every((path) => path.includes(locale))).toBe(true);
  });
});

describe('the intro video’s captions', () => {
  const captionsIn = (locale: Locale): string =>
    readFileSync(join(contentPath, `../public/films/intro.${locale}.vtt`), 'utf8');
  const times = (captions: string): readonly string[] => captions.match(/^.* --> .*$/gm) ?? [];

  it.each(locales)('HO-01 captions have the same timing in %s and are translated', (locale) => {
    const captions = captionsIn(locale);
    expect(captions.startsWith('WEBVTT\n')).toBe(true);
    expect(times(captions)).toEqual(times(captionsIn('en-us')));
    expect(times(captions).length).toBeGreaterThan(3);
    expect(captions).not.toMatch(/!|['"]/);
    if (locale !== 'en-us') expect(captions).not.toEqual(captionsIn('en-us'));
  });
});

describe('French', () => {
  it('puts a thin space before two-part punctuation and inside quotes', () => {
    expect(faulty('fr-fr', /(^|[^\u202f])[;?»]|«(?!\u202f)/)).toEqual([]);
    expect(faulty('fr-fr', /[^\u202f:]:(?![:/])|[ \u00a0][:;?!»%]|\d %/)).toEqual([]);
  });

  it('addresses the reader with “vous”', () => {
    expect(faulty('fr-fr', /(?<!\p{Letter})(tu|toi|ton|tes)(?!\p{Letter})/iu)).toEqual([]);
  });
});

it.each(locales)('each text in %s labels a code as a code', (locale) => {
  expect(faulty(locale, /\(\{\{code\}\}/)).toEqual([]);
});

describe('German', () => {
  it('uses low opening and high closing quotes', () => {
    expect(faulty('de-de', /[«»”]|„[^“]*$|^[^„]*“/)).toEqual([]);
  });

  it('addresses the reader with “du”', () => {
    expect(faulty('de-de', /\b(Ihr|Ihre|Ihren|Ihnen)\b|\b[a-zäöüß]+ Sie\b/)).toEqual([]);
  });
});

describe('English', () => {
  it('BU-07 CF-05 uses the specification’s texts for purchase errors', () => {
    const buy = textsOf('en-us', 'buy_page/buy.json');
    expect(buy.get('.problem_products')).toBe(
      'There was a problem displaying the products. Please refresh the page and try again.',
    );
    expect(buy.get('.problem_page')).toBe('An error occured. Please refresh the page.');
    expect(buy.get('.email_used')).toBe('Email is already used');
    expect(buy.get('.email_invalid')).toBe('Invalid Email Address');
    expect(buy.get('.email_required')).toBe('Email required');
    expect(buy.get('.email_has_account')).toBe('Account already created, please enter your password');
    expect(buy.get('.email_mismatch')).toBe('The email and the password do not match');
  });

  it('SE-09 uses the specification’s texts for the login hints', () => {
    const login = textsOf('en-us', 'texts/session.json');
    expect(login.get('.entries:email.required')).toMatch(/^Requires Email\. /);
    expect(login.get('.entries:email.invalid')).toBe('Please check your email.');
    expect(login.get('.entries:password.required')).toMatch(/^Requires Password\. /);
    expect(login.get('.entries:password.invalid')).toBe('Please check your password.');
  });

  it('SE-04 the error texts cover every API error code and start with the default text', () => {
    const { data } = documentAt('en-us', 'error_catalogue/error_catalogue.json');
    const { errors } = data as { readonly errors: readonly { readonly error_code: number }[] };
    expect(errors.map(({ error_code }) => error_code)).toEqual([
      0, 1, 2, 27, 31, 50, 51, 100, 107, 109, 110, 111, 112, 113, 114, 115, 116, 117, 120, 121, 122, 123, 124,
      125, 126, 127, 128, 130, 132, 133, 140, 141, 142, 143, 144, 145, 146, 150, 151, 152, 153, 154, 160, 170,
      171, 180, 181, 182, 183, 184, 185, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 301, 302,
      303, 304, 305, 306, 308, 309, 310, 311, 312, 313, 314, 320, 330, 331, 332, 333, 334, 335, 336, 340, 341,
      342, 343, 344, 345, 360, 429, 601, 602, 603, 604,
    ]);
  });
});

it.each(locales)('SE-04 each error text in %s says what happened, then what to do', (locale) => {
  const { data } = documentAt(locale, 'error_catalogue/error_catalogue.json');
  const { errors } = data as { readonly errors: readonly { readonly error_text: string }[] };
  const texts = errors.map(({ error_text: text }) => text);
  expect(texts.filter((text) => !/[.:]\s.+\.$/.test(text))).toEqual([]);
});

it('every type has a model and every model has a type', () => {
  const models = readdirSync(join(contentPath, 'models')).map((name) => name.replace('.json', ''));
  expect([...new Set(files.map((file) => documentAt('en-us', file).type))].sort()).toEqual(models.sort());
});

interface Picture {
  readonly url: string;
  readonly copyright: string;
  readonly dimensions: { readonly width: number; readonly height: number };
}

interface Credited {
  readonly picture?: Picture | undefined;
  readonly coordinates?: string | undefined;
}

const isPictured = (credited: Credited): credited is Required<Credited> & { readonly picture: Picture } =>
  credited.picture !== undefined;

interface Landing {
  readonly hero_picture: Picture;
  readonly hero_picture_portrait: Picture;
  readonly hero_coordinates: string;
  readonly body: readonly {
    readonly primary: Credited & {
      readonly pillars?: readonly Credited[];
      readonly blocks?: readonly Credited[];
    };
  }[];
}

interface Shop {
  readonly hero_picture: Picture;
  readonly hero_coordinates: string;
  readonly mydu_picture: Picture;
  readonly mydu_coordinates: string;
}

interface News extends Credited {
  readonly body: readonly { readonly primary: Credited & { readonly pictures?: readonly Credited[] } }[];
}

/** Images that have not been created yet are not shown. */
const newsPictures = (locale: Locale, file: string): readonly Credited[] => {
  const { data } = documentAt(locale, file) as { readonly data: News };
  return [data, ...data.body.flatMap(({ primary }) => [primary, ...(primary.pictures ?? [])])].filter(
    ({ picture }) => picture && Object.hasOwn(pictures, picture.url.replace(/^\/images\/|\.webp$/g, '')),
  );
};

interface Story extends Credited {
  readonly detail_picture?: Picture;
  readonly detail_coordinates?: string;
}

const storyPictures = (locale: Locale, file: string): readonly Credited[] => {
  const { data } = documentAt(locale, file) as { readonly data: Story };
  return [data, { picture: data.detail_picture, coordinates: data.detail_coordinates }];
};

interface Sections {
  readonly intro_picture: Picture;
  readonly intro_coordinates: string;
  readonly body: readonly {
    readonly primary: {
      readonly box_image?: Picture;
      readonly box_coordinates?: string;
      readonly boxes?: readonly { readonly box_image?: Picture; readonly box_coordinates?: string }[];
    } & Credited;
  }[];
}

const sectionPictures = (locale: Locale, file: string): readonly Credited[] => {
  const { data } = documentAt(locale, file) as { readonly data: Sections };
  return [
    { picture: data.intro_picture, coordinates: data.intro_coordinates },
    ...data.body.flatMap(({ primary }) => [
      primary,
      ...[primary, ...(primary.boxes ?? [])].map((box) => ({
        picture: box.box_image,
        coordinates: box.box_coordinates,
      })),
    ]),
  ];
};

interface Field {
  readonly type: string;
  readonly config?: {
    readonly fields?: Readonly<Record<string, Field>>;
    readonly choices?: Readonly<Record<string, unknown>>;
  };
}

const readContent = (...path: readonly string[]): unknown =>
  JSON.parse(readFileSync(join(contentPath, ...path), 'utf8'));

const fieldsOfModel = (type: string): Readonly<Record<string, Field>> => {
  const model = readContent('models', `${type}.json`) as {
    readonly json: Readonly<Record<string, Readonly<Record<string, Field>>>>;
  };
  return Object.assign({}, ...Object.values(model.json)) as Record<string, Field>;
};

const fieldsOfSlice = (type: string): Readonly<Record<string, Field>> => {
  const { variations } = readContent('slices', `${type}.json`) as {
    readonly variations: readonly [{ readonly primary: Readonly<Record<string, Field>> }];
  };
  return variations[0].primary;
};

const unknownFields = (data: object, fields: Readonly<Record<string, Field>>): string[] =>
  Object.entries(data).flatMap(([name, value]: [string, unknown]) => {
    const field = fields[name];
    if (!field) return [name];
    const { fields: inner, choices } = field.config ?? {};
    if (choices) return (value as readonly Slice[]).flatMap((slice) => unknownInSlice(slice, choices));
    return inner && Array.isArray(value) ? value.flatMap((item: object) => unknownFields(item, inner)) : [];
  });

interface Slice {
  readonly slice_type: string;
  readonly primary: object;
}

const unknownInSlice = ({ slice_type: type, primary }: Slice, choices: object): string[] =>
  type in choices ? unknownFields(primary, fieldsOfSlice(type)) : [type];
