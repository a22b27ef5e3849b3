import { readdirSync, readFileSync } from 'node:fs';
import { languageOf, languageTag, locales, type Language, type Locale } from '#domain/language/Locale';

type Variables = Readonly<Record<string, string | number>>;

/** Paths of pages as shown in the address bar. Intentionally literal. */
const pagePaths = {
  'en-us': {
    home: '/',
    login: '/login',
    signup: '/signup',
    forgot: '/forgot-password',
    resend: '/resend-confirmation',
    contest: '/lottery',
    buy: '/buy',
    confirm: '/buy/confirm',
    thanks: '/buy/thankyou',
    overview: '/account/overview',
    products: '/account/products',
    security: '/account/security',
    preferences: '/account/preferences',
    myData: '/account/my-data',
    blueprints: '/blueprints',
    client: '/account/download',
    serverFiles: '/account/download-server',
    publicServerFiles: '/download-server',
    profile: '/account/profile',
    thankYou: '/buy/thankyou',
    unknown: '/no-such-place',
  },
  'fr-fr': {
    home: '/fr',
    login: '/fr/connexion',
    signup: '/fr/inscription',
    forgot: '/fr/mot-de-passe-oublie',
    resend: '/fr/renvoyer-confirmation',
    contest: '/fr/tirage',
    buy: '/fr/acheter',
    confirm: '/fr/acheter/confirmation',
    thanks: '/fr/acheter/merci',
    overview: '/fr/compte/apercu',
    products: '/fr/compte/produits',
    security: '/fr/compte/securite',
    preferences: '/fr/compte/preferences',
    myData: '/fr/compte/mes-donnees',
    blueprints: '/fr/plans',
    client: '/fr/compte/telechargement',
    serverFiles: '/fr/compte/telechargement-serveur',
    publicServerFiles: '/fr/telechargement-serveur',
    profile: '/fr/compte/profil',
    thankYou: '/fr/acheter/merci',
    unknown: '/fr/nulle-part',
  },
  'de-de': {
    home: '/de',
    login: '/de/anmelden',
    signup: '/de/registrieren',
    forgot: '/de/passwort-vergessen',
    resend: '/de/bestaetigung-erneut-senden',
    contest: '/de/verlosung',
    buy: '/de/kaufen',
    confirm: '/de/kaufen/bestaetigen',
    thanks: '/de/kaufen/danke',
    overview: '/de/konto/uebersicht',
    products: '/de/konto/produkte',
    security: '/de/konto/sicherheit',
    preferences: '/de/konto/einstellungen',
    myData: '/de/konto/meine-daten',
    blueprints: '/de/bauplaene',
    client: '/de/konto/download',
    serverFiles: '/de/konto/server-download',
    publicServerFiles: '/de/server-download',
    profile: '/de/konto/profil',
    thankYou: '/de/kaufen/danke',
    unknown: '/de/nirgendwo',
  },
} as const satisfies Record<Locale, Record<string, string>>;

/** Paths and texts of the site in one language. */
export interface SiteLanguage {
  readonly locale: Locale;
  /** Language code of the API, such as `de`. */
  readonly code: Language;
  /** Value of the `lang` attribute, such as `de-DE`. */
  readonly tag: string;
  readonly path: (typeof pagePaths)[Locale];
  /** Returns the content text with the name `namespace:key`, with its variables replaced. */
  text(name: string, variables?: Variables): string;
  /** Returns a text of the error catalog. */
  error(code: number): string;
  /** Formats a date in long form. */
  date(day: Date): string;
  /** Returns the document title of a page. */
  title(page: 'home' | 'login' | 'products'): string;
}

const contentFile = (locale: Locale, name: string): { data: Record<string, unknown> } =>
  JSON.parse(readFileSync(new URL(`../../../content/${locale}/${name}.json`, import.meta.url), 'utf8')) as {
    data: Record<string, unknown>;
  };

const dictionary = (entries: unknown, key: string, text: string): ReadonlyMap<string, string> =>
  new Map(
    (entries as Record<string, string | number>[]).map((entry) => [String(entry[key]), String(entry[text])]),
  );

const textsFolder = new URL('../../../content/en-us/texts/', import.meta.url);
const namespaces = readdirSync(textsFolder).map((file) => file.replace('.json', ''));

const languageIn = (locale: Locale): SiteLanguage => {
  const texts = new Map(
    namespaces.map((name) => [
      name,
      dictionary(contentFile(locale, `texts/${name}`).data.entries, 'key', 'text'),
    ]),
  );
  const errors = dictionary(
    contentFile(locale, 'error_catalogue/error_catalogue').data.errors,
    'error_code',
    'error_text',
  );
  const tag = languageTag(locale);

  const text = (name: string, variables: Variables = {}): string => {
    const [namespace = '', key = ''] = name.split(':');
    const found = texts.get(namespace)?.get(key);
    if (found === undefined) throw new Error(`content/${locale} has no text ${name}`);
    return found.replace(/\{\{(\w+)\}\}/g, (_, variable: string) => String(variables[variable] ?? ''));
  };
  return {
    locale,
    code: languageOf(locale),
    tag,
    path: pagePaths[locale],
    text,
    error: (code) => errors.get(String(code)) ?? '',
    date: (day) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(day),
    title: (page) => `${text(`app:title.${page}`)} · ${text('app:product.name')}`,
  };
};

export const languages = locales.map(languageIn) as [SiteLanguage, SiteLanguage, SiteLanguage];

export const [english, french, german] = languages;

/**
 * Tags a layout test that exists in every language. `npm test` runs it in German, which has the longest words;
 * the exhaustive run uses all languages.
 */
export const layoutTag = (locale: Locale): string => (locale === 'de-de' ? '@languages' : '@all');

/** Tags a long test to run on phones, in German only. everyPage.spec.ts checks that pages fit in every language. */
export const phoneTag = (locale: Locale): string => (locale === 'de-de' ? ' @phone' : '');
