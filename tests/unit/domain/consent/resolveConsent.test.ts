import { agreedToAll, declinedAll, undecidedChoices } from '#domain/consent/ConsentChoices';
import { resolveConsent } from '#domain/consent/resolveConsent';

const listed =
  'AT BE BG HR CY CZ DK EE FI FR DE EL HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE NO IS LI'.split(' ');

describe('undecided choices', () => {
  it.each([...listed, 'GR'])('CC-03 require a decision in %s', (country) => {
    expect(resolveConsent(undecidedChoices, country, false)).toEqual({ kind: 'ask' });
  });

  it('CC-03 require a decision in 30 countries', () => {
    expect(listed).toHaveLength(30);
  });

  it.each(['US', 'CA', 'GB', 'CH', 'JP'])('CC-03 count as accepted in %s', (country) => {
    expect(resolveConsent(undecidedChoices, country, false)).toEqual({
      kind: 'agreed',
      choices: agreedToAll,
    });
  });

  it('CC-03 remain undecided while the country is unknown', () => {
    expect(resolveConsent(undecidedChoices, undefined, false)).toEqual({ kind: 'settled' });
  });

  it('CC-03 require a decision when any category is undecided', () => {
    expect(resolveConsent({ ...declinedAll, social: 'unknown' }, 'FR', false)).toEqual({ kind: 'ask' });
  });

  it('CC-03 never override the visitor’s decisions', () => {
    expect(resolveConsent({ ...declinedAll, social: 'unknown' }, 'US', false)).toEqual({
      kind: 'agreed',
      choices: { ...declinedAll, social: 'agree' },
    });
    expect(resolveConsent(declinedAll, 'US', false)).toEqual({ kind: 'settled' });
  });

  it('CC-03 decline targeting and social when Global Privacy Control is on', () => {
    expect(resolveConsent(undecidedChoices, 'US', true)).toEqual({
      kind: 'agreed',
      choices: { performance: 'agree', functional: 'agree', targeting: 'decline', social: 'decline' },
    });
  });
});
