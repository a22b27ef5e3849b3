import { locales, type Locale } from '#domain/language/Locale';
import { findLapses, glossary, loadTexts, type PlacedText } from './glossary';

describe.each(locales)('the texts in %s', (locale) => {
  const texts = loadTexts(locale);

  it('use the terms of the glossary', () => {
    expect(findLapses(locale, texts)).toEqual([]);
  });

  it.each(glossary.terms)('use the glossary term for $en-us', (term) => {
    const wanted = term[locale].split(' ').at(-1)?.toLowerCase() ?? '';
    expect(texts.some(([, text]) => text.toLowerCase().includes(wanted))).toBe(true);
  });

  it('label every email field with the same word', () => {
    const labels = texts.filter(
      ([place, text]) => /^texts\/.*(\.label|email|emailLabel)$/i.test(place) && /e-?mail\b/i.test(text),
    );
    const word: Readonly<Record<Locale, RegExp>> = {
      'en-us': /email(?! address)/i,
      'fr-fr': /adresse e-mail/i,
      'de-de': /E-Mail-Adresse/,
    };
    expect(labels.length).toBeGreaterThan(15);
    expect(labels.filter(([, text]) => !word[locale].test(text))).toEqual([]);
  });

  it('do not contain exclamation marks', () => {
    expect(texts.filter(([, text]) => text.includes('!'))).toEqual([]);
  });

  it('use typographic quotes, apostrophes and spaces for their language', () => {
    const wrong: Readonly<Partial<Record<Locale, RegExp>>> = {
      'fr-fr': /(^|[^\u202f])[;?»]|«(?!\u202f)|[ \u00a0][:;?!»%]|[^\u202f\d:]:(?![:/])/,
      'de-de': /[«»”]|„[^“]*$|^[^„]*“/,
    };
    const faulty = texts.filter(([, text]) => /["']/.test(text) || wrong[locale]?.test(text));
    const isAddressOrPlace = (text: string): boolean => /^(::pos|https?:|mailto:|\/)/.test(text);
    expect(faulty.filter(([, text]) => !isAddressOrPlace(text))).toEqual([]);
  });
});

it('RG-01 every field message is a complete sentence', () => {
  for (const locale of locales) {
    const messages = loadTexts(locale).filter(([place]) =>
      /texts\/(registration|registrationRecovery|confirm).*\.(required|invalid|mismatch|tooShort|tooLong)$/.test(
        place,
      ),
    );
    expect(messages.length).toBeGreaterThan(15);
    expect(messages.filter(([, text]) => !/^\p{Lu}.*\.$/u.test(text))).toEqual([]);
  }
});

/** Texts with a wrong term, each with the place where the test puts it. */
const seededLapses: readonly (readonly [locale: Locale, ...text: PlacedText])[] = [
  ['en-us', 'landing_page/home.json.body.0.primary.text', 'On 3 March 2026 we lit a second world.'],
  ['en-us', 'texts/products.json.entries:redeem.text', 'Activate your code here.'],
  ['en-us', 'key-mapping.actions.organisation', 'Guild'],
  ['en-us', 'documents/world_history.json.title', 'A history of the second shard'],
  ['en-us', 'press-kit.sections.0.text', 'They meet at trading hubs.'],
  ['en-us', 'downloads/farstead-launcher-1.8.2-windows/README.txt', '3. Sign in with your account.'],
  ['en-us', 'back-end.receipt.heading', 'Your invoice'],
  ['en-us', 'back-end.payment.troubledText', 'The store did not take your payment.'],
  ['en-us', 'error_catalogue/error_catalogue.json.errors.11.error_text', 'Your session has expired. Log in.'],
  ['en-us', 'legal_page/code-of-conduct.json.content_before.9.text', 'Offensive nicknames are not allowed.'],
  ['en-us', 'recruit_page/recruit_page.json.intro_button', 'Watch the film'],
  ['fr-fr', 'tutorial/dig-your-first-ore.json.title', 'Creuser une veine'],
  ['fr-fr', 'key-mapping.actions.organisation', 'Guilde'],
  ['fr-fr', 'documents/world_history.json.title', 'Histoire de la seconde édition'],
  ['fr-fr', 'press-kit.sections.0.text', 'Tous les joueurs partagent un shard.'],
  ['fr-fr', 'download_page/client.json.title', 'Télécharger le launcher'],
  ['fr-fr', 'back-end.accountLink.ignore', 'Vous pouvez ignorer ce courriel.'],
  ['fr-fr', 'back-end.store.lead', 'Farstead demande le prix de votre forfait.'],
  ['fr-fr', 'error_catalogue/error_catalogue.json.errors.11.error_text', 'Votre session a pris fin.'],
  ['fr-fr', 'texts/securityPage.json.entries:codes.title', 'Codes de secours'],
  ['fr-fr', 'help_page/help_page.json.contact_title', 'Écrire au support'],
  ['fr-fr', 'recruit_page/recruit_page.json.intro_button', 'Voir le film'],
  ['fr-fr', 'texts/linkedAccounts.json.entries:discord.link', 'Lier Discord'],
  ['fr-fr', 'texts/consent.json.entries:gpc.text', 'Nous laissons désactivés les cookies de ciblage.'],
  ['de-de', 'tutorial/claim-a-site.json.title', 'Stecke einen Claim ab'],
  ['de-de', 'key-mapping.actions.organisation', 'Gilde'],
  ['de-de', 'documents/fact_sheet.json.title', 'Die zweite Auflage in Zahlen'],
  ['de-de', 'press-kit.sections.2.text', 'Sie treffen sich am Marktknoten.'],
  ['de-de', 'download_page/server.json.title', 'MyDU und Serverdateien'],
  ['de-de', 'back-end.pictures.rejected.reason', 'Dein Bild verstößt gegen den Verhaltenskodex.'],
  ['de-de', 'back-end.storeSignIn.lead', 'Farstead fragt den Store nach deinem Konto.'],
  ['de-de', 'error_catalogue/error_catalogue.json.errors.11.error_text', 'Deine Sitzung ist beendet.'],
  ['de-de', 'texts/mailingPreferences.json.entries:interest.PatchNotes.name', 'Patch-Notizen'],
  ['de-de', 'intro.de-de.vtt', 'Erstelle deinen Account.'],
  ['de-de', 'recruit_page/recruit_page.json.intro_button', 'Film ansehen'],
  ['de-de', 'texts/consent.json.entries:category.targeting.name', 'Targeting'],
];

const loadedTexts = new Map(locales.map((locale) => [locale, loadTexts(locale)]));

it('each language has ten or more seeded lapses, each in a different place', () => {
  const countIn = (locale: Locale) => seededLapses.filter(([of]) => of === locale).length;
  expect(Math.min(...locales.map(countIn))).toBeGreaterThanOrEqual(10);
  expect(new Set(seededLapses.map(([locale, place]) => `${locale} ${place}`)).size).toBe(seededLapses.length);
});

it.each(seededLapses)('reports a wrong term (%s, %s: “%s”)', (locale, place, wrongText) => {
  const texts = loadedTexts.get(locale) ?? [];
  expect(texts.filter(([other]) => other === place)).toHaveLength(1);
  const changed = texts.map(([other, text]): PlacedText => [other, other === place ? wrongText : text]);
  expect(findLapses(locale, changed)).toContainEqual(expect.objectContaining({ place, text: wrongText }));
});
