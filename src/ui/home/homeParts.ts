import type { LandingSection } from '#domain/content/models/landingPage';

/** Targets of the page's menu; each is the `id` of a section. */
export type LandingPart = 'world' | 'reboot' | 'pillars' | 'evening' | 'reviews' | 'own-server';

const partOf: Partial<Record<LandingSection['slice'], LandingPart>> = {
  reboot: 'reboot',
  pillars: 'pillars',
  evening: 'evening',
  reviews: 'reviews',
  ownServer: 'own-server',
};

/** Returns only the first section of each type: a second one would have the same `id`. */
export const sectionsOf = <S extends Pick<LandingSection, 'slice'>>(body: readonly S[]): readonly S[] =>
  body.filter(({ slice }, index) => body.findIndex((other) => other.slice === slice) === index);

export const partsOf = (sections: readonly Pick<LandingSection, 'slice'>[]): readonly LandingPart[] => [
  'world',
  ...sections.flatMap(({ slice }) => partOf[slice] ?? []),
];
