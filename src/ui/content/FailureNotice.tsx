import type { ComponentProps } from 'react';
import { Notice } from '../kit/feedback/Notice';
import { isResponseLost, useFailureTitle } from './useFailureTitle';
import { useTexts } from './useTexts';

type NoticeProps = ComponentProps<typeof Notice>;

interface FailureNoticeProps extends Pick<NoticeProps, 'action' | 'children' | 'dismiss'> {
  readonly problem: { readonly kind: string } | undefined;
  /** States that the action failed. Replaced if the response was lost, because the outcome is unknown then. */
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
