import { waitFor } from '@testing-library/react';
import type { NoticeTone } from '#ui/kit/feedback/Notice';

/** Finds notices by tone: they have no role, because the live regions announce them. */
export const notices = (tone: NoticeTone, container: ParentNode = document): HTMLElement[] => [
  ...container.querySelectorAll<HTMLElement>(`.k-notice--${tone}`),
];

/** @throws if there is not exactly one such notice */
export const getNotice = (tone: NoticeTone, container?: ParentNode): HTMLElement => {
  const [notice, ...others] = notices(tone, container);
  if (!notice || others.length > 0)
    throw new Error(`Expected one ${tone} notice, found ${notice ? others.length + 1 : 0}`);
  return notice;
};

export const findNotice = (tone: NoticeTone, container?: ParentNode): Promise<HTMLElement> =>
  waitFor(() => getNotice(tone, container));
