import { randomUUID } from 'node:crypto';
import { UuidGenerator } from '#application/shared/UuidGenerator';
import { PlacedOrders } from '#application/billing/PlacedOrders';
import { Declarations } from '#application/declarations/Declarations';
import { orderNumber } from '#domain/commerce/orderNumber';
import { declarationStatusRefusals } from '#domain/declarations/declarationRefusals';
import { combinationsOf } from '../support/combinationsOf';
import { expectSameOutcomes } from '../support/expectSameOutcomes';
import { signInAs, type Site } from '../support/Site';

interface State {
  readonly call: 'findStatus' | 'findOrder';
  readonly number: 'declaration' | 'foreign-declaration' | 'order' | 'unknown' | 'empty';
  readonly isShort: boolean;
  readonly email: 'own' | 'capitals' | 'sender' | 'other' | 'malformed';
}

const states = combinationsOf<State>({
  call: ['findStatus', 'findOrder'],
  number: ['declaration', 'foreign-declaration', 'order', 'unknown', 'empty'],
  isShort: [true, false],
  email: ['own', 'capitals', 'sender', 'other', 'malformed'],
});

it('WD-01 finding a declaration or an order has the same outcome on the fake back end and the sandbox', () => {
  /** The player and a sender with another email have each sent a declaration about the order. */
  const findOn = async (site: Site) => {
    const { email } = await signInAs(site, 'payer');
    const declarations = site.application.get(Declarations);
    const placed = await site.application.get(PlacedOrders).findPage(1);
    const order = placed.ok ? (placed.value.entries[0]?.id ?? '') : '';
    const sender = site.freshAddress();
    const declare = async (address: string) => {
      const declared = { name: 'Ada Verne', orderNumber: orderNumber(order), contract: '', email: address };
      const sent = await declarations.withdraw(declared, { key: randomUUID(), emailLanguage: 'en' });
      return sent.ok ? sent.value.id : '';
    };
    const numbers = {
      declaration: await declare(email),
      'foreign-declaration': await declare(sender),
      order,
      unknown: randomUUID(),
      empty: '',
    };
    const emails = {
      own: email,
      capitals: email.toUpperCase(),
      sender,
      other: 'nobody@farstead.test',
      malformed: 'nobody',
    };
    return (state: State) => {
      const number = numbers[state.number];
      const reference = {
        number: state.isShort && number !== '' ? orderNumber(number) : number,
        email: emails[state.email],
      };
      return state.call === 'findStatus'
        ? declarations.findStatus(reference)
        : declarations.findOrder(reference);
    };
  };
  return expectSameOutcomes(
    declarationStatusRefusals,
    states,
    async (site) => {
      // The sequential ids of other tests begin with the same eight digits, which are the short number.
      site.application.replace(UuidGenerator, { generate: () => randomUUID() });
      return findOn(site);
    },
    findOn,
  );
});
