/** A sale of plans, which may be limited in number. */
export interface Campaign {
  readonly id: string;
  readonly name: string;
  /** How many were sold. */
  readonly consumed: number;
  /** How many there are; a campaign without one never sells out. */
  readonly limit?: number;
}
