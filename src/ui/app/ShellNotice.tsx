import type { ComponentProps } from 'react';
import { Notice } from '../kit/feedback/Notice';

type ShellNoticeProps = Omit<ComponentProps<typeof Notice>, 'announce' | 'ref'> & { readonly title: string };

/** An announced notice above every page. It is a landmark, because it is outside the main element. */
export const ShellNotice = (props: ShellNoticeProps) => (
  <section className="shell-notice-area" aria-label={props.title}>
    <Notice {...props} announce />
  </section>
);
