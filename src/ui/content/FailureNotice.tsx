import type { ComponentProps } from 'react';
import { Notice } from '../kit/feedback/Notice';
import { isResponseLost, useFailureTitle } from './useFailureTitle';
import { useTexts } from './useTexts';

type NoticeProps = ComponentProps<typeof Notice>;

interface FailureNoticeProps extends Pick<NoticeProps, 'action' | 'children' | 'dismiss'> {
  readonly problem: { readonly kind: string } | undefined;
  /** Says that the action failed. If its response was lost, the notice says that the outcome is unknown instead. */
  readonly title: string;
}

/** Notice about an action that failed or whose response was lost. */
export const FailureNotice = ({ problem, title, children, ...rest }: FailureNoticeProps) => {
  const t = useTexts('app');
  const titleOf = useFailureTitle();
  const isLost = isResponseLost(problem);
  return (
    <Notice tone="danger" title={titleOf(problem, title)} announce {...rest}>
      {isLost ? (
        <>
          <span>{children}</span> <span>{t('failure.lost.text')}</span>
        </>
      ) : (
        children
      )}
    </Notice>
  );
};
