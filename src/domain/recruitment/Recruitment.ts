export interface Recruit {
  readonly displayName: string;
  /** The player's avatar; absent if there is none. */
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
