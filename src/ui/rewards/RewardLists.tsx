import {
  BookOpen,
  Box,
  Download,
  IdCard,
  Image,
  Music,
  Package,
  ShoppingBag,
  Usb,
  type LucideIcon,
} from 'lucide-react';
import type { BackerRewards, ListedReward, RewardDownload } from '#domain/rewards/BackerRewards';
import { useTexts } from '../content/useTexts';
import { Icon } from '../kit/media/Icon';
import { Heading } from '../kit/layout/Heading';
import { SiteLink } from '../navigation/leaving/SiteLink';

const icons: Record<ListedReward | RewardDownload, LucideIcon> = {
  arkshipPassengerCard: IdCard,
  toteBag: ShoppingBag,
  poster: Image,
  metallicBox: Box,
  artbook: BookOpen,
  usbKey: Usb,
  collectorBox: Package,
  ost: Music,
  digitalArtbook: BookOpen,
};

export const RewardLists = ({ rewards: { listed, downloads } }: { readonly rewards: BackerRewards }) => {
  const t = useTexts('rewardsBacker');

  return (
    <div className="backer__lists">
      {listed.length > 0 && (
        <section aria-labelledby="backer-things">
          <Heading level={2} size={3} id="backer-things">
            {t('things.title')}
          </Heading>
          <ul className="backer__things">
            {listed.map((reward) => (
              <li key={reward}>
                <Icon icon={icons[reward]} />
                <span>{t(`reward.${reward}`)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {downloads.length > 0 && (
        <section aria-labelledby="backer-downloads">
          <Heading level={2} size={3} id="backer-downloads">
            {t('downloads.title')}
          </Heading>
          <ul className="backer__things">
            {downloads.map((reward) => (
              <li key={reward}>
                <Icon icon={icons[reward]} />
                <SiteLink className="k-link" to={t(`download.${reward}`)}>
                  {t(`reward.${reward}`)}
                </SiteLink>
                <Icon icon={Download} size={18} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {listed.length === 0 && downloads.length === 0 && <p>{t('nothing')}</p>}
    </div>
  );
};
