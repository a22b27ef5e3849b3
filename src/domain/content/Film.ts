export interface Film {
  readonly sources: readonly FilmSource[];
  /** URL of the WebVTT captions. */
  readonly captions?: string;
}

export interface FilmSource {
  readonly type: 'video/webm' | 'video/mp4';
  readonly url: string;
}

export const plainFile = ({ sources }: Film): string =>
  (sources.find(({ type }) => type === 'video/mp4') ?? sources[0])?.url ?? '';
