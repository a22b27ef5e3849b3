import { TextWithLink } from '../content/TextWithLink';
import { useTexts } from '../content/useTexts';
import { SellerPresenter } from '../declarations/SellerPresenter';
import { Soft } from '../kit/layout/Text';
import { usePresenter } from '../usePresenter';

export const SupportByEmail = () => {
  const { email } = usePresenter(SellerPresenter);
  const t = useTexts('help');
  if (email === undefined) return null;
  return (
    <Soft>
      <TextWithLink text={(link) => t('byEmail', { email: link })}>
        <a className="k-link" href={`mailto:${email}`}>
          {email}
        </a>
      </TextWithLink>
    </Soft>
  );
};
