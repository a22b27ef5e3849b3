import type { Language } from '../../src/domain/language/Locale';
import type { CardKind } from './cards';

export interface PaymentTexts {
  readonly title: string;
  readonly notice: string;
  readonly pay: (amount: string) => string;
  readonly leave: string;
  readonly card: string;
  readonly number: string;
  readonly numberWrong: string;
  readonly expiry: string;
  readonly expiryHint: string;
  readonly expiryWrong: string;
  readonly code: string;
  readonly codeWrong: string;
  readonly testCards: string;
  readonly testCardsHint: string;
  readonly cards: Readonly<Record<CardKind, string>>;
  readonly declined: string;
  readonly wait: string;
  readonly waitText: string;
  readonly bank: string;
  readonly bankText: (amount: string) => string;
  readonly confirm: string;
  readonly refuse: string;
  readonly paid: string;
  readonly paidText: string;
  readonly troubled: string;
  readonly troubledText: string;
  readonly refused: string;
  readonly refusedText: string;
  readonly soldOut: string;
  readonly soldOutText: string;
  readonly owned: string;
  readonly ownedText: string;
  readonly failed: string;
  readonly failedText: string;
  readonly again: string;
  readonly close: string;
}

/** The payment page replaces a provider's page, which has its own texts. */
export const paymentTexts: Readonly<Record<Language, PaymentTexts>> = {
  en: {
    title: 'Payment',
    notice: 'This is a test. No real money moves: do not type a real card.',
    pay: (amount) => `Pay ${amount}`,
    leave: 'Leave without paying',
    card: 'Your card',
    number: 'Card number',
    numberWrong: 'A card number has 12 to 19 digits.',
    expiry: 'Valid until',
    expiryHint: 'MM/YY',
    expiryWrong: 'Give month and year, such as 08/31. They must lie ahead.',
    code: 'Security code',
    codeWrong: 'The code on the back has 3 or 4 digits.',
    testCards: 'Test cards',
    testCardsHint: 'Press one to fill in the form.',
    cards: {
      accepted: 'is accepted',
      declined: 'is declined',
      troubled: 'runs into trouble',
      bank: 'is asked about by the bank',
      late: 'is accepted, the money comes 10 seconds later',
    },
    declined: 'Your card was declined. Check it, or take another one.',
    wait: 'One moment',
    waitText: 'Your payment is on its way.',
    bank: 'Your bank asks you',
    bankText: (amount) => `Do you want to pay ${amount} to Farstead?`,
    confirm: 'Yes, pay',
    refuse: 'No',
    paid: 'Paid',
    paidText: 'Thank you. You are taken back to Farstead.',
    troubled: 'The payment did not work',
    troubledText: 'Nothing was charged. Close this window and choose your pack again.',
    refused: 'This order can no longer be paid',
    refusedText: 'It has ended. Nothing was charged.',
    soldOut: 'This pack has just sold out',
    soldOutText: 'Someone bought the last one before you paid. Nothing was charged.',
    owned: 'You already have myDU',
    ownedText: 'It can only be bought once. Nothing was charged.',
    failed: 'We could not reach the payment server',
    failedText: 'Nothing was charged. Try again in a moment.',
    again: 'Try again',
    close: 'Close',
  },
  fr: {
    title: 'Paiement',
    notice: 'Ceci est un test. Aucun argent réel ne circule : ne saisissez pas de vraie carte.',
    pay: (amount) => `Payer ${amount}`,
    leave: 'Quitter sans payer',
    card: 'Votre carte',
    number: 'Numéro de carte',
    numberWrong: 'Un numéro de carte comporte de 12 à 19 chiffres.',
    expiry: 'Date d’expiration',
    expiryHint: 'MM/AA',
    expiryWrong: 'Indiquez le mois et l’année, par exemple 08/31. La date doit être à venir.',
    code: 'Code de sécurité',
    codeWrong: 'Le code au dos de la carte comporte 3 ou 4 chiffres.',
    testCards: 'Cartes de test',
    testCardsHint: 'Choisissez-en une pour remplir le formulaire.',
    cards: {
      accepted: 'est acceptée',
      declined: 'est refusée',
      troubled: 'provoque un incident',
      bank: 'demande l’accord de la banque',
      late: 'est acceptée, l’argent arrive 10 secondes plus tard',
    },
    declined: 'Votre carte a été refusée. Vérifiez-la, ou prenez-en une autre.',
    wait: 'Un instant',
    waitText: 'Votre paiement est en cours.',
    bank: 'Votre banque vous demande',
    bankText: (amount) => `Voulez-vous payer ${amount} à Farstead ?`,
    confirm: 'Oui, payer',
    refuse: 'Non',
    paid: 'Paiement effectué',
    paidText: 'Merci. Vous retournez sur le site de Farstead.',
    troubled: 'Le paiement n’a pas abouti',
    troubledText: 'Rien n’a été débité. Fermez cette fenêtre et choisissez de nouveau votre pack.',
    refused: 'Cette commande ne peut plus être payée',
    refusedText: 'Elle est close. Rien n’a été débité.',
    soldOut: 'Ce pack vient d’être épuisé',
    soldOutText: 'Le dernier a été vendu avant votre paiement. Rien n’a été débité.',
    owned: 'Vous avez déjà myDU',
    ownedText: 'Cet achat n’est possible qu’une fois. Rien n’a été débité.',
    failed: 'Le serveur de paiement ne répond pas',
    failedText: 'Rien n’a été débité. Réessayez dans un instant.',
    again: 'Réessayer',
    close: 'Fermer',
  },
  de: {
    title: 'Bezahlung',
    notice: 'Das ist ein Test. Es fließt kein echtes Geld: Gib keine echte Karte ein.',
    pay: (amount) => `${amount} bezahlen`,
    leave: 'Gehen, ohne zu bezahlen',
    card: 'Deine Karte',
    number: 'Kartennummer',
    numberWrong: 'Eine Kartennummer hat 12 bis 19 Ziffern.',
    expiry: 'Gültig bis',
    expiryHint: 'MM/JJ',
    expiryWrong: 'Gib Monat und Jahr an, zum Beispiel 08/31. Das Datum muss noch kommen.',
    code: 'Prüfnummer',
    codeWrong: 'Die Prüfnummer auf der Rückseite hat 3 oder 4 Ziffern.',
    testCards: 'Testkarten',
    testCardsHint: 'Wähle eine, dann ist das Formular ausgefüllt.',
    cards: {
      accepted: 'wird angenommen',
      declined: 'wird abgelehnt',
      troubled: 'führt zu einer Störung',
      bank: 'braucht das Ja der Bank',
      late: 'wird angenommen, das Geld kommt 10 Sekunden später',
    },
    declined: 'Deine Karte wurde abgelehnt. Prüfe sie oder nimm eine andere.',
    wait: 'Einen Moment',
    waitText: 'Deine Zahlung ist unterwegs.',
    bank: 'Deine Bank fragt nach',
    bankText: (amount) => `Willst du ${amount} an Farstead zahlen?`,
    confirm: 'Ja, bezahlen',
    refuse: 'Nein',
    paid: 'Bezahlt',
    paidText: 'Danke. Es geht zurück zu Farstead.',
    troubled: 'Die Zahlung hat nicht geklappt',
    troubledText: 'Es wurde nichts abgebucht. Schließ dieses Fenster und wähle dein Paket noch einmal.',
    refused: 'Diese Bestellung kann nicht mehr bezahlt werden',
    refusedText: 'Sie ist beendet. Es wurde nichts abgebucht.',
    soldOut: 'Dieses Paket ist gerade ausverkauft',
    soldOutText: 'Das letzte wurde verkauft, bevor du bezahlt hast. Es wurde nichts abgebucht.',
    owned: 'Du hast myDU schon',
    ownedText: 'Das gibt es nur einmal. Es wurde nichts abgebucht.',
    failed: 'Der Zahlungsserver ist nicht erreichbar',
    failedText: 'Es wurde nichts abgebucht. Versuche es gleich noch einmal.',
    again: 'Noch einmal versuchen',
    close: 'Schließen',
  },
};

export interface StoreTexts {
  readonly title: string;
  readonly notice: string;
  readonly lead: string;
  readonly product: string;
  readonly account: string;
  readonly price: string;
  readonly approve: (amount: string) => string;
  readonly cancel: string;
  readonly ended: string;
  readonly endedText: string;
  readonly back: string;
}

/** The store's page, too. */
export const storeTexts: Readonly<Record<Language, StoreTexts>> = {
  en: {
    title: 'The store',
    notice: 'This stands for the store. No real money moves.',
    lead: 'Farstead asks for a payment from your wallet.',
    product: 'Product',
    account: 'Account',
    price: 'Price',
    approve: (amount) => `Pay ${amount}`,
    cancel: 'Cancel',
    ended: 'This payment is closed',
    endedText: 'It was paid or cancelled before. Nothing more is charged.',
    back: 'Back to Farstead',
  },
  fr: {
    title: 'La boutique',
    notice: 'Cette page tient lieu de boutique. Aucun argent réel ne circule.',
    lead: 'Farstead demande un paiement depuis votre portefeuille.',
    product: 'Produit',
    account: 'Compte',
    price: 'Prix',
    approve: (amount) => `Payer ${amount}`,
    cancel: 'Annuler',
    ended: 'Ce paiement est clos',
    endedText: 'Il a déjà été effectué ou annulé. Rien de plus n’est débité.',
    back: 'Retour à Farstead',
  },
  de: {
    title: 'Der Store',
    notice: 'Diese Seite steht für den Store. Es fließt kein echtes Geld.',
    lead: 'Farstead bittet um eine Zahlung aus deinem Guthaben.',
    product: 'Produkt',
    account: 'Konto',
    price: 'Preis',
    approve: (amount) => `${amount} bezahlen`,
    cancel: 'Abbrechen',
    ended: 'Diese Zahlung ist abgeschlossen',
    endedText: 'Sie wurde schon bezahlt oder abgebrochen. Es wird nichts mehr abgebucht.',
    back: 'Zurück zu Farstead',
  },
};

/** In English: without a payment the language is unknown. */
export const unknownPaymentText = 'There is no such payment.';
