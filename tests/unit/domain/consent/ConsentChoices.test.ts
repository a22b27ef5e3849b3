import {
  agreedToAll,
  choiceOf,
  choose,
  consentCategories,
  declinedAll,
  declineUndecided,
  isDecided,
  readChoices,
  undecidedChoices,
  withdrawnCategories,
  writeChoices,
} from '#domain/consent/ConsentChoices';

describe('choices', () => {
  it('CC-01 all choices start unknown, except for the required category', () => {
    expect(consentCategories.map((category) => choiceOf(undecidedChoices, category))).toEqual([
      'agree',
      'unknown',
      'unknown',
      'unknown',
      'unknown',
    ]);
  });

  it('CC-01 opting out of the required category throws', () => {
    expect(() => choose(agreedToAll, 'required', 'decline')).toThrow(
      'By definition, it is impossible to opt-out of required cookies.',
    );
    expect(choose(declinedAll, 'required', 'agree')).toEqual(declinedAll);
  });

  it('CC-04 saving the form declines the undecided categories', () => {
    expect(declineUndecided({ ...undecidedChoices, social: 'agree' })).toEqual({
      ...declinedAll,
      social: 'agree',
    });
  });

  it('CC-02 choosing one category leaves the others unchanged', () => {
    expect(choose(declinedAll, 'social', 'agree')).toEqual({ ...declinedAll, social: 'agree' });
  });

  it('CC-03 choices count as decided when no category is unknown', () => {
    expect(isDecided(undecidedChoices)).toBe(false);
    expect(isDecided({ ...agreedToAll, targeting: 'unknown' })).toBe(false);
    expect(isDecided({ ...agreedToAll, targeting: 'decline' })).toBe(true);
  });

  it('CC-04 choices survive being written and read', () => {
    const choices = { ...agreedToAll, social: 'decline', targeting: 'unknown' } as const;
    expect(readChoices(writeChoices(choices))).toEqual(choices);
  });

  it.each(['', '{', 'null', '[]', '"agree"', '7', '{"performance":true}', '{"performance":"yes"}'])(
    'CC-04 choices count as unknown when the stored value is %s',
    (stored) => {
      expect(readChoices(stored)).toEqual(undecidedChoices);
    },
  );

  it('CC-04 reads the valid choices of a half-corrupted cookie', () => {
    expect(readChoices('{"performance":"agree","social":4}')).toEqual({
      ...undecidedChoices,
      performance: 'agree',
    });
  });

  it('CC-04 reports which categories were withdrawn', () => {
    expect(withdrawnCategories(agreedToAll, { ...agreedToAll, social: 'decline' })).toEqual(['social']);
    expect(withdrawnCategories(undecidedChoices, declinedAll)).toEqual([]);
  });
});
