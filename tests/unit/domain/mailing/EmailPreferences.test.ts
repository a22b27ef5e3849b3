import {
  changesBetween,
  emailPreferences,
  selectionOf,
  withChoice,
  type EmailPreferences,
  type OfferedCategory,
  type RecordedCategory,
} from '../../../../src/domain/mailing/EmailPreferences';

const offered: readonly OfferedCategory[] = [
  {
    id: 'news',
    name: 'News',
    interests: [
      { id: 'letter', name: 'Newsletter' },
      { id: 'events', name: 'Events' },
    ],
  },
  {
    id: 'owner',
    name: 'Game Owner',
    interests: [
      { id: 'owns', name: 'Owns Game' },
      { id: 'tips', name: 'Tips' },
    ],
  },
];

const recordOf = (
  id: string,
  ...interests: readonly (readonly [id: string, name: string, isSubscribed: boolean])[]
): RecordedCategory => ({
  id,
  interests: interests.map(([interest, name, isSubscribed]) => ({ id: interest, name, isSubscribed })),
});

const shown = (preferences: EmailPreferences): readonly string[] =>
  preferences.map(
    ({ name = '?', interests }) =>
      `${name}: ${interests.map((each) => `${each.name}${each.isSubscribed ? ' ✓' : ''}${each.isFixed ? ' fixed' : ''}`).join(', ')}`,
  );

describe('what a player sees', () => {
  it('PM-01 shows the offered categories in their order, with the recorded choices', () => {
    const recorded = [recordOf('news', ['events', 'Events', true], ['letter', 'Newsletter', false])];
    expect(shown(emailPreferences(offered, recorded, true))).toEqual([
      'News: Newsletter, Events ✓',
      'Game Owner: Owns Game ✓ fixed, Tips',
    ]);
  });

  it('PM-01 shows no Game Owner category without plans', () => {
    expect(shown(emailPreferences(offered, [], false))).toEqual(['News: Newsletter, Events']);
  });

  it('PM-01 shows a subscription in a category that is not offered any more', () => {
    const recorded = [recordOf('old', ['forum', 'Forum digest', true])];
    expect(shown(emailPreferences([], recorded, true))).toEqual(['?: Forum digest ✓']);
  });

  it('PM-01 shows a subscription to an interest that is not offered any more, once', () => {
    const recorded = [recordOf('news', ['maps', 'Maps', true], ['letter', 'Letter', true])];
    expect(shown(emailPreferences(offered, recorded, false))).toEqual(['News: Newsletter ✓, Events, Maps ✓']);
  });

  it('PM-01 shows nothing when nothing is offered or recorded, and no category without interests', () => {
    expect(emailPreferences([], [], true)).toEqual([]);
    expect(emailPreferences([{ id: 'a', name: 'A', interests: [] }], [recordOf('b')], true)).toEqual([]);
  });
});

describe('select-all', () => {
  const preferences = emailPreferences(offered, [], true);
  const [news, owner] = preferences;
  const all = withChoice(preferences, true, () => true);

  it('PM-01 counts only interests that can be changed', () => {
    expect(selectionOf(preferences)).toBe('none');
    expect(selectionOf(all)).toBe('all');
    expect(selectionOf(withChoice(preferences, true, ({ interest }) => interest === 'tips'))).toBe('some');
    expect(selectionOf(owner ? [owner] : [])).toBe('none');
    expect(selectionOf([])).toBe('fixed');
  });

  it('PM-01 changes only the chosen category', () => {
    expect(shown(withChoice(preferences, true, ({ category }) => category === news?.id))).toEqual([
      'News: Newsletter ✓, Events ✓',
      'Game Owner: Owns Game ✓ fixed, Tips',
    ]);
  });

  it('PM-01 leaves Owns Game unchanged', () => {
    expect(shown(withChoice(all, false, () => true))).toEqual(shown(preferences));
  });
});

describe('changes', () => {
  const saved = emailPreferences(offered, [recordOf('news', ['letter', 'Newsletter', true])], true);

  it('PM-01 changes contain only the differences', () => {
    const chosen = withChoice(saved, false, ({ interest }) => interest === 'letter');
    expect(changesBetween(saved, chosen)).toEqual([
      { id: 'news', interests: [{ id: 'letter', isSubscribed: false }] },
    ]);
    expect(
      changesBetween(
        saved,
        withChoice(saved, true, () => true),
      ),
    ).toEqual([
      { id: 'news', interests: [{ id: 'events', isSubscribed: true }] },
      { id: 'owner', interests: [{ id: 'tips', isSubscribed: true }] },
    ]);
  });

  it('PM-01 changes are empty when a choice was taken back', () => {
    const chosen = withChoice(saved, false, () => true);
    expect(
      changesBetween(
        saved,
        withChoice(chosen, true, ({ interest }) => interest === 'letter'),
      ),
    ).toEqual([]);
  });
});
