import { rewardsOf, addUnlockedPacks } from '#domain/recruitment/Reward';

it('RA-01 a reward with a pack uses that pack’s unlock condition', () => {
  const image = { url: '/images/packs/6.svg', alt: '', author: '', coordinates: '' };
  expect(
    rewardsOf([
      { pack: 6, name: 'Trail', condition: '', image },
      { name: 'Cup', condition: 'Win' },
    ]),
  ).toEqual([
    {
      name: 'Trail',
      condition: '',
      number: 6,
      pack: { number: 6, needs: 'buyers', count: 3 },
      picture: image,
    },
    { name: 'Cup', condition: 'Win' },
  ]);
});

it('RC-01 shows an unlocked pack even if the content does not list it', () => {
  const rewards = rewardsOf([{ pack: 1, name: 'Stripes', condition: '' }]);
  expect(addUnlockedPacks(rewards, [1])).toEqual(rewards);
  expect(addUnlockedPacks(rewards, [1, 2, 40])).toEqual([
    ...rewards,
    { name: '', condition: '', number: 2, pack: { number: 2, needs: 'recruits', count: 3 } },
    { name: '', condition: '', number: 40 },
  ]);
});
