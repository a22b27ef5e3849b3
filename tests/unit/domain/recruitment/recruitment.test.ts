import { canLinkRecruiter } from '#domain/recruitment/Recruitment';
import { placeholderCode, parseRecruiterCode, recruiterLink } from '#domain/recruitment/recruiterLink';
import { packsUnlockedBy, rewardPacks } from '#domain/recruitment/rewardPacks';

describe('parsing the recruiter code', () => {
  it.each([
    ['https://farstead.test/signup?recruiter=Mira-Vance', 'Mira-Vance'],
    ['https://farstead.test/signup?lang=de&recruiter=Mira-Vance&x=1#top', 'Mira-Vance'],
    ['recruiter=Mira-Vance', 'Mira-Vance'],
    ['=Mira-Vance', 'Mira-Vance'],
    ['anything=Mira-Vance', 'Mira-Vance'],
    [' https://farstead.test/?recruiter= Mira-Vance ', 'Mira-Vance'],
    ['https://farstead.test/?recruiter=Mira%2DVance', 'Mira-Vance'],
  ])('RC-01 finds the text after the equals sign in %j', (link, code) => {
    expect(parseRecruiterCode(link)).toBe(code);
  });

  it.each(['', 'Mira-Vance', 'https://farstead.test/signup', 'https://farstead.test/signup?recruiter='])(
    'RC-01 returns the placeholder for %j, which contains no code',
    (link) => {
      expect(parseRecruiterCode(link)).toBe(placeholderCode);
    },
  );

  it.each(['=..', '=.', '=%2e%2e', '=   ', `=${'x'.repeat(65)}`, '=&recruiter', '=#code'])(
    'RC-01 returns the placeholder for the hostile input %j',
    (link) => {
      expect(parseRecruiterCode(link)).toBe(placeholderCode);
    },
  );

  it.each([
    ['=<script>alert(1)</script>', '<script>alert(1)</script>'],
    ["=' or 1=1 --", "' or 1=1 --"],
    ['=%', '%'],
    ['=%E0%A4%A', '%E0%A4%A'],
    [`=${'x'.repeat(64)}`, 'x'.repeat(64)],
  ])('RC-01 passes the unusual code in %j to the server unchecked', (link, code) => {
    expect(parseRecruiterCode(link)).toBe(code);
  });

  it.each(['Mira-Vance', 'a b&c=d', 'ü%'])(
    'RC-01 finds the code in a link created by recruiterLink: %j',
    (code) => {
      expect(parseRecruiterCode(recruiterLink('https://farstead.test/signup', code))).toBe(code);
    },
  );
});

it.each([
  [true, false, true],
  [true, true, false],
  [false, false, false],
  [false, true, false],
])(
  'RC-01 a player (recruitable: %s, has a recruiter: %s) can link a recruiter: %s',
  (canBeRecruited, hasRecruiter, can) => {
    const recruiter = { displayName: 'Mira-Vance' };
    expect(canLinkRecruiter({ canBeRecruited, recruits: [], ...(hasRecruiter && { recruiter }) })).toBe(can);
  },
);

it.each([
  [0, 0, []],
  [1, 0, [1]],
  [3, 1, [1, 2, 5]],
  [4, 3, [1, 2, 5, 6]],
  [10, 10, [1, 2, 3, 4, 5, 6, 7, 8]],
])('RC-01 %i recruits, including %i buyers, unlock the packs %j', (recruits, buyers, packs) => {
  expect(packsUnlockedBy({ recruits, buyers })).toEqual(packs);
});

it('RC-01 lists eight packs, four of which require buyers', () => {
  expect(rewardPacks.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(rewardPacks.filter(({ needs }) => needs === 'buyers')).toHaveLength(4);
});
