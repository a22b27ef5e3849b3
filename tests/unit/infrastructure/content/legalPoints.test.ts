import { backEndTexts } from '#content/generated/backEndTexts';
import { languageOf, locales, type Locale } from '#domain/language/Locale';
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
  'fr-fr': 'Nous répondons aux demandes relatives à vos droits dans un délai d’un mois.',
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
        'de-de': 'Ein Release Candidate kann nicht verfügbar, langsam oder fehlerhaft sein',
      },
    ],
    [
      'terms-and-conditions',
      {
        'en-us': 'Test versions and release candidates may be unavailable or contain errors',
        'fr-fr':
          'Les versions d’essai et les versions candidates peuvent être indisponibles ou comporter des erreurs',
        'de-de': 'Testversionen und Release Candidates können ausfallen oder fehlerhaft sein',
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
  'the license agreement is accepted with the account': [
    [
      'eula',
      {
        'en-us':
          'You accept it when you create your account, on the confirmation page when you buy, or when you install the client, whichever comes first.',
        'fr-fr':
          'Vous l’acceptez en créant votre compte, sur la page de confirmation de l’achat ou en installant le client, selon ce qui arrive en premier.',
        'de-de':
          'Du stimmst ihm zu, wenn du dein Konto erstellst, auf der Bestätigungsseite beim Kauf oder wenn du den Client installierst, je nachdem, was zuerst geschieht.',
      },
    ],
  ],
  'the license is suspended without game time': [
    [
      'eula',
      {
        'en-us': 'The license is active while you have game time, and suspended while you have none.',
        'fr-fr':
          'La licence est active tant que vous avez du temps de jeu, et suspendue tant que vous n’en avez pas.',
        'de-de': 'Die Lizenz ist aktiv, solange du Spielzeit hast, und ruht, solange du keine hast.',
      },
    ],
  ],
  'data that nothing requires is optional': [
    [
      'privacy-policy',
      {
        'en-us': 'Everything else is optional.',
        'fr-fr': 'Tout le reste est facultatif.',
        'de-de': 'Alles andere ist optional.',
      },
    ],
  ],
  'optional categories run while they are turned on': [
    [
      'privacy-policy',
      {
        'en-us': 'run only while their category is turned on.',
        'fr-fr': 'ne fonctionnent que tant que leur catégorie est activée.',
        'de-de': 'laufen nur, solange ihre Kategorie eingeschaltet ist.',
      },
    ],
    [
      'privacy-policy',
      {
        'en-us': '(Google Analytics, while performance cookies are on)',
        'fr-fr': '(Google Analytics, tant que les cookies de mesure d’audience sont activés)',
        'de-de': '(Google Analytics, solange Statistik-Cookies eingeschaltet sind)',
      },
    ],
    [
      'cookie-policy',
      {
        'en-us': 'If you visit us from another country, all categories are turned on at your first visit.',
        'fr-fr':
          'Si vous venez d’un autre pays, toutes les catégories sont activées à votre première visite.',
        'de-de':
          'Besuchst du uns aus einem anderen Land, sind beim ersten Besuch alle Kategorien eingeschaltet.',
      },
    ],
    [
      'accessibility',
      {
        'en-us': 'which are shown only while social cookies are on,',
        'fr-fr': 'affichées seulement tant que les cookies de réseaux sociaux sont activés,',
        'de-de': 'die wir nur zeigen, solange Social-Media-Cookies eingeschaltet sind,',
      },
    ],
  ],
  'the payment provider keeps the full card number': [
    [
      'privacy-policy',
      {
        'en-us': 'but never your full card number',
        'fr-fr': 'mais jamais votre numéro de carte complet',
        'de-de': 'aber nie deine vollständige Kartennummer',
      },
    ],
  ],
  'senders of coupons see more than a display name': [
    [
      'privacy-policy',
      {
        'en-us':
          'Before sending, they also see the recipient’s profile picture, the day the account was created and, if the recipient has changed their display name since the search, both names.',
        'fr-fr':
          'Avant l’envoi, cette personne voit aussi la photo de profil du destinataire, le jour de création du compte et, si le destinataire a changé de nom d’affichage depuis la recherche, ses deux noms.',
        'de-de':
          'Vor dem Senden sind auch das Profilbild des Empfängers, der Tag, an dem sein Konto erstellt wurde, und bei einer Namensänderung seit der Suche beide Namen zu sehen.',
      },
    ],
  ],
  'coupons can be passed on but not sold': [
    [
      'code-of-conduct',
      {
        'en-us':
          'In-game goods, currency, ships, accounts and coupons (DACs) may not be sold for real money. You may pass coupons on to other players',
        'fr-fr':
          'Les biens, la monnaie, les vaisseaux, les comptes et les coupons (DAC) du jeu ne se vendent pas contre de l’argent réel. Vous pouvez remettre des coupons à d’autres joueurs',
        'de-de':
          'Waren, Währung, Schiffe, Konten und Coupons (DACs) des Spiels dürfen nicht gegen echtes Geld verkauft werden. Coupons darfst du mit der Übertragungsfunktion an andere Spieler weitergeben.',
      },
    ],
  ],
  'coupons are the DACs of the account': [
    [
      'terms-and-conditions',
      {
        'en-us': 'You can convert coupons (DACs) to game time',
        'fr-fr': 'Les coupons (DAC) peuvent être convertis en temps de jeu',
        'de-de': 'Coupons (DACs) kannst du in Spielzeit umwandeln',
      },
    ],
    [
      'eula',
      {
        'en-us': 'blueprints and coupons (DACs)',
        'fr-fr': 'plans et coupons (DAC)',
        'de-de': 'Baupläne und Coupons (DACs)',
      },
    ],
    [
      'privacy-policy',
      {
        'en-us': 'the recipient of a coupon (DAC)',
        'fr-fr': 'le destinataire d’un coupon (DAC)',
        'de-de': 'den Empfänger eines Coupons (DAC)',
      },
    ],
  ],
  'the right of withdrawal begins with the confirmation and ends with the first connection': [
    [
      'terms-and-conditions',
      {
        'en-us':
          'The 14 days begin when we confirm your payment, because that is when the contract is concluded. Your right of withdrawal ends earlier if you connect to the game before the 14 days are over',
        'fr-fr':
          'Les 14 jours commencent quand nous confirmons votre paiement, car c’est alors que le contrat est conclu. Votre droit de rétractation prend fin plus tôt si vous vous connectez au jeu avant la fin des 14 jours',
        'de-de':
          'Die 14 Tage beginnen, wenn wir deine Zahlung bestätigen, denn damit ist der Vertrag geschlossen. Dein Widerrufsrecht endet früher, wenn du dich vor Ablauf der 14 Tage mit dem Spiel verbindest',
      },
    ],
    [
      'terms-and-conditions',
      {
        'en-us': 'expressly agree to this and acknowledge that you thereby lose your right of withdrawal.',
        'fr-fr':
          'que vous l’acceptiez expressément et que vous reconnaissiez perdre ainsi votre droit de rétractation.',
        'de-de':
          'dass du dem ausdrücklich zustimmst und bestätigst, dass du dadurch dein Widerrufsrecht verlierst.',
      },
    ],
    [
      'eula-myDU',
      {
        'en-us':
          'it ends 14 days after we confirm your payment or when you first connect, whichever comes first.',
        'fr-fr':
          'il prend fin 14 jours après la confirmation de votre paiement ou à votre première connexion, selon ce qui arrive en premier.',
        'de-de':
          'Es endet 14 Tage nach der Bestätigung deiner Zahlung oder mit deiner ersten Verbindung, je nachdem, was zuerst eintritt.',
      },
    ],
  ],
  'trading game time for myDU cannot be undone': [
    [
      'terms-and-conditions',
      {
        'en-us': 'The trade cannot be undone.',
        'fr-fr': 'L’échange est définitif.',
        'de-de': 'Der Tausch lässt sich nicht rückgängig machen.',
      },
    ],
    [
      'eula-myDU',
      {
        'en-us': 'the trade cannot be undone.',
        'fr-fr': 'l’échange est définitif.',
        'de-de': 'lässt sich der Tausch nicht rückgängig machen.',
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

/** Required statements: document, path of the text, and statement by language. */
const pointsOfSale: readonly (readonly [
  point: string,
  document: string,
  place: string,
  statement: Readonly<Record<Locale, string>>,
])[] = [
  [
    'game time is a license for a period that does not renew',
    'buy_page/buy',
    '.plans_note',
    {
      'en-us':
        'You’re buying a license to play for a set period, not the game itself. It starts when you buy, or when your current game time ends. It doesn’t renew. Prices include tax.',
      'fr-fr':
        'Vous achetez le droit de jouer pendant une durée déterminée, pas le jeu lui-même. Ce droit commence à l’achat, ou à la fin de votre temps de jeu actuel, et ne se renouvelle pas. Prix taxes comprises.',
      'de-de':
        'Du kaufst eine Lizenz, das Spiel eine bestimmte Zeit lang zu nutzen, nicht das Spiel selbst. Sie beginnt mit dem Kauf oder am Ende deiner jetzigen Spielzeit und verlängert sich nicht. Preise inkl. MwSt.',
    },
  ],
  [
    'myDU is a license without an end',
    'buy_page/buy',
    '.mydu_note',
    {
      'en-us': 'You buy a license without an end date, not the software itself. Price including tax.',
      'fr-fr': 'Vous achetez une licence sans date de fin, pas le logiciel lui-même. Prix taxes comprises.',
      'de-de': 'Du kaufst eine Lizenz ohne Enddatum, nicht die Software selbst. Preis inkl. MwSt.',
    },
  ],
  [
    'trading game time for myDU cannot be undone',
    'texts/productsMyDU',
    '.entries:accept',
    {
      'en-us': 'This can’t be undone.',
      'fr-fr': 'C’est définitif.',
      'de-de': 'Das lässt sich nicht rückgängig machen.',
    },
  ],
  [
    'the right of withdrawal begins with the confirmation of the payment',
    'texts/withdrawals',
    '.entries:right.period',
    {
      'en-us': '14 days after we confirmed your payment.',
      'fr-fr': '14 jours après la confirmation de votre paiement.',
      'de-de': '14 Tage nach der Bestätigung deiner Zahlung.',
    },
  ],
  [
    'the order is for a license to play for a period',
    'texts/confirm',
    '.entries:terms.license',
    {
      'en-us': 'You buy a license to play for the period above, not the game itself.',
      'fr-fr': 'Vous achetez le droit de jouer pendant la durée indiquée, pas le jeu lui-même.',
      'de-de': 'Du kaufst eine Lizenz, das Spiel für die genannte Zeit zu nutzen, nicht das Spiel selbst.',
    },
  ],
  [
    'the order is for a license of myDU',
    'texts/confirm',
    '.entries:terms.licenseMyDU',
    {
      'en-us': 'You buy a license for myDU without an end date, not the software itself.',
      'fr-fr': 'Vous achetez une licence de myDU sans date de fin, pas le logiciel lui-même.',
      'de-de': 'Du kaufst eine Lizenz für myDU ohne Enddatum, nicht die Software selbst.',
    },
  ],
  [
    'an order does not renew',
    'texts/renewal',
    '.entries:onePayment',
    {
      'en-us': 'One payment, no renewal.',
      'fr-fr': 'Paiement unique. Sans renouvellement.',
      'de-de': 'Einmalige Zahlung. Verlängert sich nicht.',
    },
  ],
  [
    'players are 16 or older',
    'texts/registration',
    '.entries:legal.accept',
    {
      'en-us': 'and confirm that you are 16 or older.',
      'fr-fr': 'et confirmez avoir 16 ans ou plus.',
      'de-de': 'und bestätigst, dass du mindestens 16 Jahre alt bist.',
    },
  ],
  [
    'shop and downloads have an age rating',
    'texts/ageRating',
    '.entries:rating',
    { 'en-us': 'PEGI 16', 'fr-fr': 'PEGI 16', 'de-de': 'USK ab 16' },
  ],
  ...['texts/registration', 'texts/profile'].map(
    (document) =>
      [
        'a display name can be changed once every six months',
        document,
        '.entries:displayName.hint',
        {
          'en-us': 'You can change it once every six months.',
          'fr-fr': 'Modifiable une fois tous les six mois.',
          'de-de': 'Du kannst ihn einmal alle sechs Monate ändern.',
        },
      ] as const,
  ),
  [
    'every page links to the withdrawal page',
    'legal_page/terms-and-conditions',
    '.content_before.36.text',
    {
      'en-us': 'use the withdrawal page, linked at the bottom of every page, before the period ends.',
      'fr-fr': 'utilisez la page de rétractation, accessible au bas de chaque page, avant la fin du délai.',
      'de-de': 'die unten auf jeder Seite verlinkt ist.',
    },
  ],
  [
    'a subscription can be canceled on the cancellation page',
    'legal_page/terms-and-conditions',
    '.content_before.27.text',
    { 'en-us': 'on the cancellation page', 'fr-fr': 'page de résiliation', 'de-de': 'Kündigungsseite' },
  ],
  [
    'an account can be closed under My data',
    'legal_page/terms-and-conditions',
    '.content_before.45.text',
    {
      'en-us': 'You can close your account at any time under My data.',
      'fr-fr': 'Vous pouvez fermer votre compte à tout moment sous Mes données.',
      'de-de': 'Du kannst dein Konto jederzeit unter Meine Daten schließen.',
    },
  ],
];

it.each(
  pointsOfSale.flatMap(([point, document, place, statement]) =>
    locales.map((locale) => [locale, document, point, place, statement[locale]] as const),
  ),
)('LE-01 in %s, %s states: %s', (locale, document, _, place, statement) => {
  expect(textsOf(locale, `${document}.json`).get(place)).toContain(statement);
});

it.each(locales)(
  'LE-01 in %s, the order confirmation says where to withdraw, cancel and close the account',
  (locale) => {
    const { receipt } = backEndTexts[languageOf(locale)];
    const footer = textsOf(locale, 'texts/navigationFooter.json');
    expect(receipt.rights).toContain(footer.get('.entries:contracts.label'));
    expect(receipt.rights).toContain(textsOf(locale, 'texts/app.json').get('.entries:title.myData'));
  },
);
