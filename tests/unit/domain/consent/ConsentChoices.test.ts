import {
  agreedToAll,
  choiceOf,
  choose,
  consentCategories,
  declinedAll,
  declineUndecided,
  isDecided,
  readChoices,
  undecided,
  withdrawn,
  writeChoices,
} from '../../../../src/domain/consent/ConsentChoices';

describe('choices', () => {
  it('CC-01 begin unknown, but for what is required', () => {
    expect(consentCategories.map((category) => choiceOf(undecided, category))).toEqual([
      'agree',
      'unknown',
      'unknown',
      'unknown',
      'unknown',
    ]);
  });

  it('CC-01 opting out of what is required throws', () => {
    expect(() => choose(agreedToAll, 'required', 'decline')).toThrow(
      'By definition, it is impossible to opt-out of required cookies.',
    );
    expect(choose(declinedAll, 'required', 'agree')).toEqual(declinedAll);
  });

  it('CC-04 a form that was saved declines what was left open', () => {
    expect(declineUndecided({ ...undecided, social: 'agree' })).toEqual({ ...declinedAll, social: 'agree' });
  });

  it('CC-02 are made for each category alone', () => {
    expect(choose(declinedAll, 'social', 'agree')).toEqual({ ...declinedAll, social: 'agree' });
  });

  it('CC-03 are decided when no category is unknown', () => {
    expect(isDecided(undecided)).toBe(false);
    expect(isDecided({ ...agreedToAll, targeting: 'unknown' })).toBe(false);
    expect(isDecided({ ...agreedToAll, targeting: 'decline' })).toBe(true);
  });

  it('CC-04 survive being kept', () => {
    const choices = { ...agreedToAll, social: 'decline', targeting: 'unknown' } as const;
    expect(readChoices(writeChoices(choices))).toEqual(choices);
  });

  it.each(['', '{', 'null', '[]', '"agree"', '7', '{"performance":true}', '{"performance":"yes"}'])(
    'CC-04 count as unknown when what was kept is %s',
    (kept) => {
      expect(readChoices(kept)).toEqual(undecided);
    },
  );

  it('CC-04 keep what can be read of a half corrupted cookie', () => {
    expect(readChoices('{"performance":"agree","social":4}')).toEqual({ ...undecided, performance: 'agree' });
  });

  it('CC-04 tell which categories were withdrawn', () => {
    expect(withdrawn(agreedToAll, { ...agreedToAll, social: 'decline' })).toEqual(['social']);
    expect(withdrawn(undecided, declinedAll)).toEqual([]);
  });
});
