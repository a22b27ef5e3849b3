export interface Recruit {
  readonly displayName: string;
  /** A picture; absent when there is none. */
  readonly avatar?: string;
}

/** Whom a player has recruited, and by whom they were. */
export interface Recruitment {
  readonly recruiter?: Recruit;
  readonly avatar?: string;
  readonly canBeRecruited: boolean;
  readonly recruits: readonly Recruit[];
}

export const canLinkRecruiter = ({ canBeRecruited, recruiter }: Recruitment): boolean =>
  canBeRecruited && !recruiter;

/** Days after the registration in which a player can link a recruiter. */
export const recruitableDays = 30;
