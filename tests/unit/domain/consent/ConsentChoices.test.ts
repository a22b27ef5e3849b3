import {
  agreedToAll,
  choiceOf,
  choose,
  consentCategories,
  declinedAll,
  declineUndecided,
  isDecided,
  parseChoices,
  undecidedChoices,
  withdrawnCategories,
  serializeChoices,
} from '#domain/consent/ConsentChoices';

describe('consent choices', () => {
  it('CC-01 start as unknown, except for the required category', () => {
    expect(consentCategories.map((category) => choiceOf(undecidedChoices, category))).toEqual([
      'agree',
      'unknown',
      'unknown',
      'unknown',
      'unknown',
    ]);
  });

  it('CC-01 throw when the visitor opts out of the required category', () => {
    expect(() => choose(agreedToAll, 'required', 'decline')).toThrow(
      'By definition, it is impossible to opt-out of required cookies.',
    );
    expect(choose(declinedAll, 'required', 'agree')).toEqual(declinedAll);
  });

  it('CC-04 decline undecided categories when the form is saved', () => {
    expect(declineUndecided({ ...undecidedChoices, social: 'agree' })).toEqual({
      ...declinedAll,
      social: 'agree',
    });
  });

  it('CC-02 change for one category without affecting the others', () => {
    expect(choose(declinedAll, 'social', 'agree')).toEqual({ ...declinedAll, social: 'agree' });
  });

  it('CC-03 are decided when no category is unknown', () => {
    expect(isDecided(undecidedChoices)).toBe(false);
    expect(isDecided({ ...agreedToAll, targeting: 'unknown' })).toBe(false);
    expect(isDecided({ ...agreedToAll, targeting: 'decline' })).toBe(true);
  });

  it('CC-04 are unchanged after writing and reading', () => {
    const choices = { ...agreedToAll, social: 'decline', targeting: 'unknown' } as const;
    expect(parseChoices(serializeChoices(choices))).toEqual(choices);
  });

  it.each(['', '{', 'null', '[]', '"agree"', '7', '{"performance":true}', '{"performance":"yes"}'])(
    'CC-04 are unknown when the stored value is %s',
    (stored) => {
      expect(parseChoices(stored)).toEqual(undecidedChoices);
    },
  );

  it('CC-04 include the valid values of a partly corrupted cookie', () => {
    expect(parseChoices('{"performance":"agree","social":4}')).toEqual({
      ...undecidedChoices,
      performance: 'agree',
    });
  });

  it('CC-04 report which categories were withdrawn', () => {
    expect(withdrawnCategories(agreedToAll, { ...agreedToAll, social: 'decline' })).toEqual(['social']);
    expect(withdrawnCategories(undecidedChoices, declinedAll)).toEqual([]);
  });
});
