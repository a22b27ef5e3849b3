import { pickFields } from '#domain/content/model/fields';
import { recruitPage } from '#domain/content/models/recruitPage';
import { recruiterLink } from '#domain/recruitment/recruiterLink';
import type { Recruitment } from '#domain/recruitment/Recruitment';
import { rewardsOf, addUnlockedPacks, type Reward } from '#domain/recruitment/Reward';
import { pathOf } from '#domain/navigation/pagePaths';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { Configuration } from '../configuration/Configuration';
import { Content } from '../content/Content';
import { PageLanguage } from '../language/PageLanguage';
import { Session } from '../session/Session';
import { useCase } from '../useCase';
import { Recruiting } from './Recruiting';

export interface RecruitmentOverview extends Recruitment {
  readonly rewards: readonly Reward[];
  readonly unlockedPacks: readonly number[];
  /** URL of the sign-up page, in the language of the current page. */
  readonly signup: string;
  /** The player's recruitment link. */
  readonly link: string;
}

const rewardList = pickFields(recruitPage, ['rewards']);

@useCase
export class LoadRecruitment {
  constructor(
    private readonly recruiting: Recruiting,
    private readonly session: Session,
    private readonly configuration: Configuration,
    private readonly pageLanguage: PageLanguage,
    private readonly content: Content,
  ) {}

  async execute(): Promise<Result<RecruitmentOverview, CallFailure>> {
    const { player } = this.session;
    if (!player) return fail({ kind: 'signed-out' });
    const { locale } = this.pageLanguage;
    const [context, packs, described] = await Promise.all([
      this.recruiting.find(),
      this.recruiting.findUnlockedPacks(player.id),
      this.content.findOne(rewardList, { locale }),
    ]);
    if (!context.ok) return context;
    if (!packs.ok) return packs;
    const { signup } = this;
    const link = recruiterLink(signup, player.id);
    const rewards = addUnlockedPacks(rewardsOf(described.content.rewards.items), packs.value);
    return succeed({ ...context.value, rewards, unlockedPacks: packs.value, signup, link });
  }

  private get signup(): string {
    return `${this.configuration.current.rootUrl}${pathOf('signup', this.pageLanguage.locale)}`;
  }
}
