import { observer } from 'mobx-react-lite';
import { useLoadFailureText } from '../content/useLoadFailureText';
import { useTexts } from '../content/useTexts';
import { Button } from '../kit/actions/Button';
import { Notice } from '../kit/feedback/Notice';
import { Skeleton } from '../kit/feedback/Skeleton';
import { useDataFont } from '../kit/foundation/useDataFont';
import { VisuallyHidden } from '../kit/foundation/VisuallyHidden';
import { Heading } from '../kit/layout/Heading';
import { usePagePresenter } from '../usePresenter';
import { InvitePanel } from './InvitePanel';
import { LinkRecruiterPanel } from './LinkRecruiterPanel';
import { OwnLink } from './OwnLink';
import { PackList } from './PackList';
import { RecruitmentPresenter } from './RecruitmentPresenter';
import { RecruitList } from './RecruitList';
import './Recruitment.scss';

export const RecruitmentView = observer(function RecruitmentView() {
  const page = usePagePresenter(RecruitmentPresenter);
  const t = useTexts('recruitment');
  useDataFont();

  return (
    <div className="recruitment">
      <header className="recruitment__head">
        <Heading level={1}>{t('title')}</Heading>
        <p className="recruitment__intro">{t('intro')}</p>
      </header>
      <Content page={page} />
    </div>
  );
});

const Content = observer(function Content({ page }: { readonly page: RecruitmentPresenter }) {
  const t = useTexts('recruitment');
  const failureText = useLoadFailureText('recruitment');
  const { state } = page;

  if (state.kind === 'loading') {
    return (
      <div className="recruitment__loading" aria-busy="true">
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <Skeleton />
        <Skeleton />
      </div>
    );
  }
  if (state.kind === 'failed') {
    return (
      <Notice
        tone="danger"
        title={t('failedTitle')}
        action={<Button onClick={() => void page.retry()}>{t('retry')}</Button>}
        announce
      >
        {failureText(state.failure)}
      </Notice>
    );
  }
  const { overview, canLink } = state;
  return (
    <>
      {page.isTooLate && <Notice>{t('link.notOffered')}</Notice>}
      <LinkRecruiterPanel link={page.link} isOffered={canLink} recruiter={overview.recruiter} />
      <div className="recruitment__boxes">
        <OwnLink page={page} link={overview.link} />
        <InvitePanel invite={page.invite} />
      </div>
      <RecruitList recruits={overview.recruits} />
      <PackList overview={overview} />
    </>
  );
});
