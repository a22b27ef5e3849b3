export interface Recruit {
  readonly displayName: string;
  /** A picture; absent if there is none. */
  readonly avatar?: string;
}

/** A player's recruits, and the player's own recruiter. */
export interface Recruitment {
  readonly recruiter?: Recruit;
  readonly avatar?: string;
  readonly canBeRecruited: boolean;
  readonly recruits: readonly Recruit[];
}

export const canLinkRecruiter = ({ canBeRecruited, recruiter }: Recruitment): boolean =>
  canBeRecruited && !recruiter;

/** Days after registration in which a player can link a recruiter. */
export const recruitableDays = 30;
