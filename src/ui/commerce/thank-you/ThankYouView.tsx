import { observer } from 'mobx-react-lite';
import type { PageModule } from '../../app/Pages';
import { PageLoading } from '../../app/views/PageLoading';
import { PictureCredit } from '../../content/PictureCredit';
import { pictureFile } from '../../content/pictureFile';
import { useTexts } from '../../content/useTexts';
import { SendToPc } from '../../downloads/SendToPc';
import { Picture } from '../../kit/media/Picture';
import { usePagePresenter } from '../../usePresenter';
import { ThankYouNext } from './ThankYouNext';
import { ThankYouOrder } from './ThankYouOrder';
import { ThankYouPresenter } from './ThankYouPresenter';
import { ThankYouMessage } from './ThankYouMessage';
import './ThankYou.scss';

export const ThankYouView = observer(function ThankYouView() {
  const thanks = usePagePresenter(ThankYouPresenter);
  const t = useTexts('thankYou');
  const { page, state } = thanks;

  if (state.kind === 'idle') return <PageLoading label={t('looking')} />;
  return (
    <div className="thanks">
      <div className="thanks__order">
        <ThankYouMessage thanks={thanks} />
        {thanks.needsClient && <SendToPc />}
        <ThankYouOrder thanks={thanks} />
      </div>
      {page.picture && (
        <div className="thanks__picture">
          <div className="thanks__frame">
            <Picture
              cover
              file={pictureFile(page.picture.url)}
              alt={page.picture.alt}
              sizes="(min-width: 60rem) 36rem, 100vw"
            />
          </div>
          <PictureCredit {...page.picture} />
        </div>
      )}
      <ThankYouNext page={page} thanks={thanks} />
    </div>
  );
});

/** Thank-you page. Also used for the variants of the landing page experiment, whose paths contain the variant. */
const page: PageModule = {
  View: ThankYouView,
  Presenter: ThankYouPresenter,
  texts: ['thankYou', 'downloads'],
};

export const pages = { buyThankYou: page, buyThankYouLanding: page };
