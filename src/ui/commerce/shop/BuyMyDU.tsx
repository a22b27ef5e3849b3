import { observer } from 'mobx-react-lite';
import { offerRenewal } from '#domain/billing/renewal';
import type { Plan } from '#domain/commerce/Plan';
import { useRenewalText } from '../../billing/useRenewalText';
import { PictureCredit } from '../../content/PictureCredit';
import { pictureFile } from '../../content/pictureFile';
import { Translations } from '../../content/Translations';
import { useTexts } from '../../content/useTexts';
import { Button } from '../../kit/actions/Button';
import { Heading } from '../../kit/layout/Heading';
import { Picture } from '../../kit/media/Picture';
import { Skeleton } from '../../kit/feedback/Skeleton';
import { SessionPresenter } from '../../session/SessionPresenter';
import { usePresenter } from '../../usePresenter';
import type { BuyPresenter } from './BuyPresenter';
import { PlanLogo } from '../shared/PlanLogo';
import { useMoney } from '../shared/useMoney';

export const BuyMyDU = observer(function BuyMyDU({ buy }: { readonly buy: BuyPresenter }) {
  const t = useTexts('shop');
  const renewalText = useRenewalText();
  const { content } = buy;
  const { state } = buy.sale;
  if (!content || state.kind === 'closed' || state.kind === 'failed') return null;
  const plan = state.kind === 'open' ? state.offers.myDU : undefined;
  if (state.kind === 'open' && !plan) return null;
  const { title, text, label, points, note, picture } = content.myDU;

  return (
    <section className="buy-mydu" aria-labelledby="mydu-title">
      {picture && (
        <div className="buy-mydu__picture">
          <Picture
            cover
            file={pictureFile(picture.url)}
            alt={picture.alt}
            sizes="(min-width: 60rem) 60vw, 100vw"
          />
        </div>
      )}
      <div className="buy-mydu__words">
        <PlanLogo kind="mydu" />
        {label !== '' && <p className="buy-mydu__label">{label}</p>}
        <Heading level={2} id="mydu-title">
          {title || t('myDU.title')}
        </Heading>
        {text !== '' && <p className="buy-mydu__text">{text}</p>}
        {points.length > 0 && (
          <ul className="buy-mydu__points">
            {points.map(({ text: point }) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
        <MyDUOffer buy={buy} plan={plan} />
        <p className="buy-mydu__note">{renewalText(offerRenewal)}</p>
        {note !== '' && <p className="buy-mydu__note">{note}</p>}
        {picture && <PictureCredit {...picture} />}
      </div>
    </section>
  );
});

interface MyDUOfferProps {
  readonly buy: BuyPresenter;
  readonly plan: Plan | undefined;
}

const refusalId = 'mydu-refusal';

const MyDUOffer = observer(function MyDUOffer({ buy, plan }: MyDUOfferProps) {
  const t = useTexts('shop');
  const { player } = usePresenter(SessionPresenter);
  const noScriptPlan = buy.sale.noScriptOffers?.myDU;
  const isRefused = buy.myDU.canBuy === false;
  const hasIt = player?.details?.hasMyDUAccess ?? false;

  return (
    <div className="buy-mydu__offer">
      <div className="buy-mydu__price">
        {plan ? (
          <MyDUPrice plan={plan} />
        ) : (
          <>
            <Skeleton />
            {noScriptPlan && (
              <noscript>
                <MyDUPrice plan={noScriptPlan} />
              </noscript>
            )}
          </>
        )}
      </div>
      <Button
        variant="secondary"
        size="large"
        disabled={!plan || isRefused}
        aria-describedby={isRefused ? refusalId : undefined}
        onClick={() => plan && buy.choose(plan)}
      >
        {t('myDU.buy')}
      </Button>
      <p className="buy-mydu__refusal" id={refusalId} role="status">
        {isRefused && t(hasIt ? 'myDU.owned' : 'myDU.refused')}
      </p>
    </div>
  );
});

const MyDUPrice = ({ plan }: { readonly plan: Plan }) => {
  const t = useTexts('shop');
  const money = useMoney();
  const translations = usePresenter(Translations);
  return (
    <>
      <span className="buy-mydu__amount">{money(plan.total)}</span>
      {plan.discount > 0 && (
        <>
          <span>{t('myDU.before', { price: money(plan.price) })}</span>
          <span className="buy-mydu__discount">{`−${translations.percent(plan.discount)}`}</span>
        </>
      )}
    </>
  );
};
