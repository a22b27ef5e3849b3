import type { OrderRejection } from '../../src/domain/commerce/PurchaseOrder';
import type { Language } from '../../src/domain/language/Locale';

export interface RejectionTexts {
  readonly subject: (product: string) => string;
  readonly preview: (amount: string) => string;
  readonly heading: string;
  readonly reason: Readonly<Record<OrderRejection, (product: string) => string>>;
  readonly refund: (amount: string) => string;
  readonly returned: string;
  readonly action: string;
  readonly ignore: string;
}

/** Of the email after a payment that came too late. */
export const rejectionTexts: Readonly<Record<Language, RejectionTexts>> = {
  en: {
    subject: (product) => `Your order was canceled: ${product}`,
    preview: (amount) => `We return ${amount} to you.`,
    heading: 'Your order was canceled',
    reason: {
      'sold-out': (product) =>
        `Your payment arrived after this pack had sold out: ${product}. That is why we canceled your order.`,
      'already-owned': (product) =>
        `Your account already has what you ordered: ${product}. It can only be bought once, so we canceled this order.`,
    },
    refund: (amount) =>
      `We return the full ${amount} the way you paid. Most banks show it within five working days. You do not have to do anything.`,
    returned: 'Returned',
    action: 'Go to the shop',
    ignore: 'The shop is a test: no real money was taken or returned.',
  },
  fr: {
    subject: (product) => `Votre commande a été annulée : ${product}`,
    preview: (amount) => `Nous vous remboursons ${amount}.`,
    heading: 'Votre commande a été annulée',
    reason: {
      'sold-out': (product) =>
        `Votre paiement est arrivé alors que ce pack était épuisé : ${product}. Nous avons donc annulé votre commande.`,
      'already-owned': (product) =>
        `Votre compte a déjà ce que vous avez commandé : ${product}. Cet achat n’est possible qu’une fois, nous avons donc annulé cette commande.`,
    },
    refund: (amount) =>
      `Nous vous remboursons la totalité, soit ${amount}, par le moyen de paiement utilisé. La plupart des banques l’affichent sous cinq jours ouvrés. Vous n’avez rien à faire.`,
    returned: 'Montant remboursé',
    action: 'Aller à la boutique',
    ignore: 'La boutique est en test : aucun argent réel n’a été prélevé ni remboursé.',
  },
  de: {
    subject: (product) => `Deine Bestellung wurde storniert: ${product}`,
    preview: (amount) => `Du bekommst ${amount} zurück.`,
    heading: 'Deine Bestellung wurde storniert',
    reason: {
      'sold-out': (product) =>
        `als deine Zahlung ankam, war dieses Paket ausverkauft: ${product}. Deshalb haben wir deine Bestellung storniert.`,
      'already-owned': (product) =>
        `dein Konto hat schon, was du bestellt hast: ${product}. Das gibt es nur einmal, deshalb haben wir diese Bestellung storniert.`,
    },
    refund: (amount) =>
      `Du bekommst die vollen ${amount} auf dem Weg zurück, auf dem du bezahlt hast. Bei den meisten Banken dauert das höchstens fünf Werktage. Du musst nichts tun.`,
    returned: 'Erstattet',
    action: 'Zum Shop',
    ignore: 'Der Shop ist ein Test: Es wurde kein echtes Geld abgebucht oder erstattet.',
  },
};
