export interface VideoFile {
  readonly sources: readonly VideoSource[];
  /** URL of the WebVTT captions. */
  readonly captions?: string;
}

export interface VideoSource {
  readonly type: 'video/webm' | 'video/mp4';
  readonly url: string;
}

export const fallbackVideoUrl = ({ sources }: VideoFile): string =>
  (sources.find(({ type }) => type === 'video/mp4') ?? sources[0])?.url ?? '';
