import { locales, type Locale } from '#domain/language/Locale';
import type { LegalPageKey } from '#domain/navigation/legalSlugs';
import { pathOf } from '#domain/navigation/pagePaths';
import { documentAt, textsOf } from './contentFiles';

type Statements = readonly (readonly [page: LegalPageKey, statement: Readonly<Record<Locale, string>>])[];

const childrenUnder16 = {
  'en-us': 'The service is not offered to children under 16',
  'fr-fr': 'Le service n’est pas proposé aux enfants de moins de 16 ans',
  'de-de': 'Der Dienst richtet sich nicht an Kinder unter 16 Jahren',
};
const childrenUnder16OnMyDU = {
  'en-us': 'myDU is not offered to children under 16',
  'fr-fr': 'myDU n’est pas proposé aux enfants de moins de 16 ans',
  'de-de': 'myDU richtet sich nicht an Kinder unter 16 Jahren',
};
const oneMonth = {
  'en-us': 'Requests about your rights are answered within one month.',
  'fr-fr': 'Les demandes sur vos droits reçoivent une réponse dans un délai d’un mois.',
  'de-de': 'Anfragen zu deinen Rechten beantworten wir innerhalb eines Monats.',
};

/** Required statements, compared word for word: part of a sentence could be turned into its opposite. */
const points: Readonly<Record<string, Statements>> = {
  'the license is not a sale': [
    [
      'eula',
      {
        'en-us': 'The game is licensed to you, not sold.',
        'fr-fr': 'Le jeu vous est concédé sous licence, il ne vous est pas vendu.',
        'de-de': 'Das Spiel wird dir lizenziert, nicht verkauft.',
      },
    ],
    [
      'eula-myDU',
      {
        'en-us': 'myDU is licensed to you, not sold.',
        'fr-fr': 'myDU vous est concédé sous licence, il ne vous est pas vendu.',
        'de-de': 'myDU wird dir lizenziert, nicht verkauft.',
      },
    ],
  ],
  'a release candidate may be unavailable or buggy': [
    [
      'eula',
      {
        'en-us': 'A release candidate may be unavailable, slow, or contain errors',
        'fr-fr': 'Une version candidate peut être indisponible, lente ou comporter des erreurs',
        'de-de': 'Ein Veröffentlichungskandidat kann nicht verfügbar, langsam oder fehlerhaft sein',
      },
    ],
    [
      'terms-and-conditions',
      {
        'en-us': 'Test versions and release candidates may be unavailable or contain errors',
        'fr-fr':
          'Les versions d’essai et les versions candidates peuvent être indisponibles ou comporter des erreurs',
        'de-de': 'Testversionen und Veröffentlichungskandidaten können nicht verfügbar oder fehlerhaft sein',
      },
    ],
  ],
  'offensive display names are banned': [
    [
      'code-of-conduct',
      {
        'en-us': 'Offensive display names are banned.',
        'fr-fr': 'Les noms d’affichage offensants sont interdits.',
        'de-de': 'Anstößige Anzeigenamen sind verboten.',
      },
    ],
  ],
  'cheating tools are banned': [
    [
      'code-of-conduct',
      {
        'en-us': 'You may not use, write, sell or recommend cheating tools.',
        'fr-fr': 'Il est interdit d’utiliser, d’écrire, de vendre ou de recommander des outils de triche.',
        'de-de': 'Du darfst Cheat-Programme weder benutzen noch schreiben, verkaufen oder empfehlen.',
      },
    ],
  ],
  'a display name can be changed once every six months': [
    [
      'terms-and-conditions',
      {
        'en-us': 'You can change your display name once every six months.',
        'fr-fr': 'Vous pouvez changer de nom d’affichage une fois tous les six mois.',
        'de-de': 'Du kannst deinen Anzeigenamen einmal alle sechs Monate ändern.',
      },
    ],
    [
      'code-of-conduct',
      {
        'en-us': 'You can change your display name once every six months of your own accord',
        'fr-fr': 'De vous-même, vous pouvez changer de nom d’affichage une fois tous les six mois',
        'de-de': 'Aus eigenem Entschluss kannst du deinen Anzeigenamen einmal alle sechs Monate',
      },
    ],
  ],
  'the service is not offered to children under 16': [
    ['terms-and-conditions', childrenUnder16],
    ['code-of-conduct', childrenUnder16],
    ['eula', childrenUnder16],
    ['privacy-policy', childrenUnder16],
    ['eula-myDU', childrenUnder16OnMyDU],
    ['privacy-policy-myDU', childrenUnder16OnMyDU],
  ],
  'requests on personal rights are answered within one month': [
    ['privacy-policy', oneMonth],
    ['privacy-policy-myDU', oneMonth],
  ],
  'data of job applications is stored for two years': [
    [
      'privacy-policy',
      {
        'en-us': 'Data from job applications is kept for two years,',
        'fr-fr': 'Les données des candidatures sont conservées deux ans,',
        'de-de': 'Daten aus Bewerbungen bewahren wir zwei Jahre auf,',
      },
    ],
  ],
  'the website is partially conformant with WCAG 2.2 AA and EN 301 549': [
    [
      'accessibility',
      {
        'en-us':
          'The website is partially conformant with level AA of the Web Content Accessibility Guidelines (WCAG) 2.2 and with the European standard EN 301 549.',
        'fr-fr':
          'Le site est partiellement conforme au niveau AA des règles pour l’accessibilité des contenus web (WCAG) 2.2 et à la norme européenne EN 301 549.',
        'de-de':
          'Die Website ist teilweise vereinbar mit der Stufe AA der Richtlinien für barrierefreie Webinhalte (WCAG) 2.2 und mit der europäischen Norm EN 301 549.',
      },
    ],
  ],
  'reported barriers are answered within one month': [
    [
      'accessibility',
      {
        'en-us': 'We answer in English, French and German within one month at the latest,',
        'fr-fr': 'Nous répondons en anglais, en français et en allemand dans un délai d’un mois au plus,',
        'de-de': 'Wir antworten spätestens innerhalb eines Monats,',
      },
    ],
  ],
  'amended terms take effect 30 days after publication': [
    [
      'terms-and-conditions',
      {
        'en-us': 'Amendments take effect 30 days after publication.',
        'fr-fr': 'Les modifications prennent effet 30 jours après leur publication.',
        'de-de': 'Änderungen treten 30 Tage nach der Veröffentlichung in Kraft.',
      },
    ],
  ],
};

const sentencesOf = (locale: Locale, page: LegalPageKey): string =>
  [...textsOf(locale, `legal_page/${page}.json`).values()].join('\n');

const cases = locales.flatMap((locale) =>
  Object.entries(points).flatMap(([point, statements]) =>
    statements.map(([page, statement]) => [locale, page, point, statement[locale]] as const),
  ),
);

it.each(locales)('LE-01 in %s, the accessibility statement links to the form with its subject', (locale) => {
  const statement = JSON.stringify(documentAt(locale, 'legal_page/accessibility.json'));
  const [, address = ''] = /"url":"(\/[^"]+)"/.exec(statement) ?? [];
  const { pathname, searchParams, hash } = new URL(address, 'https://farstead.test');
  expect([pathname, hash]).toEqual([pathOf('contact', locale), '#press-write']);
  const { form_subjects: subjects } = documentAt(locale, 'contact_page/contact_page.json').data as {
    readonly form_subjects: readonly object[];
  };
  expect(subjects).toContainEqual({ text: searchParams.get('subject') });
});

it.each(cases)('LE-01 in %s, the page %s states: %s', (locale, page, _, statement) => {
  expect(sentencesOf(locale, page)).toContain(statement);
});
