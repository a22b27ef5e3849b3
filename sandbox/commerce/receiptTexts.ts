import type { Language } from '../../src/domain/language/Locale';

export interface ReceiptTexts {
  readonly subject: (product: string) => string;
  readonly preview: string;
  readonly heading: string;
  /** @param name empty for somebody without an account */
  readonly greeting: (name: string) => string;
  readonly arrived: (product: string) => string;
  readonly toBeClaimed: (product: string) => string;
  readonly ghostPreview: string;
  readonly ghostHeading: string;
  readonly ghostReason: (product: string) => string;
  readonly months: (months: number) => string;
  readonly myDU: string;
  readonly product: string;
  readonly paid: string;
  readonly date: string;
  readonly order: string;
  readonly action: string;
  readonly ghostAction: string;
  readonly ghostValidity: string;
  readonly alternative: string;
  readonly ignore: string;
  readonly signature: string;
}

/** The back end writes emails, so their texts are here and not in the content service. */
export const receiptTexts: Readonly<Record<Language, ReceiptTexts>> = {
  en: {
    subject: (product) => `Your receipt: ${product}`,
    preview: 'Your payment has arrived.',
    heading: 'Your payment has arrived',
    greeting: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
    arrived: (product) =>
      `Thank you for your purchase. Your account has what you bought: ${product}. You can start right away.`,
    toBeClaimed: (product) =>
      `Thank you for your purchase in the store. It is waiting in your account: ${product}. Claim it under Products whenever you like.`,
    ghostPreview: 'Your payment has arrived. One step is left: create your account.',
    ghostHeading: 'Create your account',
    ghostReason: (product) =>
      `Thank you for your purchase: ${product}. Your payment has arrived. Now create your account with this email address, and what you bought is in it.`,
    months: (months) => (months === 1 ? '1 month of game time' : `${months} months of game time`),
    myDU: 'myDU',
    product: 'Product',
    paid: 'Paid',
    date: 'Date',
    order: 'Order',
    action: 'Go to my products',
    ghostAction: 'Create my account',
    ghostValidity:
      'The link works once and for two days. After that, sign up on our website with this email address: what you bought waits for you.',
    alternative: 'If the button does not work, copy this address into your browser:',
    ignore: 'This letter is your receipt. The shop is a test: no real money was taken.',
    signature: 'The Farstead team',
  },
  fr: {
    subject: (product) => `Votre reçu : ${product}`,
    preview: 'Votre paiement nous est parvenu.',
    heading: 'Votre paiement nous est parvenu',
    greeting: (name) => (name === '' ? 'Bonjour,' : `Bonjour ${name},`),
    arrived: (product) =>
      `Merci pour votre achat. Il est sur votre compte : ${product}. Vous pouvez commencer tout de suite.`,
    toBeClaimed: (product) =>
      `Merci pour votre achat dans la boutique. Il vous attend dans votre compte : ${product}. Récupérez-le sous « Produits » quand vous le souhaitez.`,
    ghostPreview: 'Votre paiement nous est parvenu. Il reste une étape : créez votre compte.',
    ghostHeading: 'Créez votre compte',
    ghostReason: (product) =>
      `Merci pour votre achat : ${product}. Votre paiement nous est parvenu. Créez maintenant votre compte avec cette adresse e-mail, et vous y trouverez ce que vous avez acheté.`,
    months: (months) => `${months} mois de temps de jeu`,
    myDU: 'myDU',
    product: 'Produit',
    paid: 'Montant payé',
    date: 'Date',
    order: 'Commande',
    action: 'Voir mes produits',
    ghostAction: 'Créer mon compte',
    ghostValidity:
      'Le lien est valable une seule fois, pendant deux jours. Ensuite, inscrivez-vous sur notre site avec cette adresse e-mail : votre achat vous y attend.',
    alternative: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
    ignore: 'Ce message est votre reçu. La boutique est en test : aucun argent réel n’a été prélevé.',
    signature: 'L’équipe Farstead',
  },
  de: {
    subject: (product) => `Deine Quittung: ${product}`,
    preview: 'Deine Zahlung ist angekommen.',
    heading: 'Deine Zahlung ist angekommen',
    greeting: (name) => (name === '' ? 'Hallo,' : `Hallo ${name},`),
    arrived: (product) =>
      `danke für deinen Kauf. Er ist schon auf deinem Konto: ${product}. Du kannst sofort loslegen.`,
    toBeClaimed: (product) =>
      `danke für deinen Kauf im Store. Er wartet in deinem Konto: ${product}. Hol ihn dir unter „Produkte“, wann du willst.`,
    ghostPreview: 'Deine Zahlung ist angekommen. Ein Schritt fehlt noch: Erstelle dein Konto.',
    ghostHeading: 'Erstelle dein Konto',
    ghostReason: (product) =>
      `danke für deinen Kauf: ${product}. Deine Zahlung ist angekommen. Erstelle jetzt mit dieser E-Mail-Adresse dein Konto, darin liegt, was du gekauft hast.`,
    months: (months) => (months === 1 ? '1 Monat Spielzeit' : `${months} Monate Spielzeit`),
    myDU: 'myDU',
    product: 'Produkt',
    paid: 'Bezahlt',
    date: 'Datum',
    order: 'Bestellung',
    action: 'Zu meinen Produkten',
    ghostAction: 'Mein Konto erstellen',
    ghostValidity:
      'Der Link funktioniert einmal und zwei Tage lang. Danach registrierst du dich auf unserer Website mit dieser E-Mail-Adresse: Dein Kauf wartet dort auf dich.',
    alternative: 'Falls die Schaltfläche nicht funktioniert, kopiere diese Adresse in deinen Browser:',
    ignore: 'Diese E-Mail ist deine Quittung. Der Shop ist ein Test: Es wurde kein echtes Geld abgebucht.',
    signature: 'Dein Farstead-Team',
  },
};
