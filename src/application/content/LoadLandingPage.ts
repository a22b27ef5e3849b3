import { parseEmbed } from '../../domain/content/Embed';
import type { Film, FilmSource } from '../../domain/content/Film';
import type {
  ContentBlock,
  CreditedPicture,
  LandingPage,
  OwnServer,
  Pillar,
  Reboot,
  Review,
  SectionVideo,
  TitledText,
} from '../../domain/content/LandingPage';
import type { Locale } from '../../domain/language/Locale';
import { useCase } from '../useCase';
import { Documents } from './Documents';
import { fieldsIn, fileIn, groupIn, textIn, type Fields } from './fields';
import { ownPictureIn, pictureIn } from './pictures';

const mainLandingUid = 'home';

/** The content of the home page: of all landing pages, the main one (CT-02). */
@useCase
export class LoadLandingPage {
  constructor(private readonly documents: Documents) {}

  async execute(locale: Locale): Promise<LandingPage> {
    const found = await this.documents.find({ type: 'landing_page', locale, uid: mainLandingUid });
    const document = found.ok ? found.value.documents.find(({ uid }) => uid === mainLandingUid) : undefined;
    return landingPageFrom(document?.data ?? {});
  }
}

const landingPageFrom = (data: Fields): LandingPage => {
  const coordinates = textIn(data, 'hero_coordinates');
  const picture = pictureIn(data, 'hero_picture', coordinates);
  const portrait = pictureIn(data, 'hero_picture_portrait', coordinates);
  const film = filmIn(data, 'hero_film');
  const filmPortrait = filmIn(data, 'hero_film_portrait');
  const intro = filmIn(data, 'intro');
  const reboot = rebootFrom(data);
  const quote = textIn(data, 'quote_text');
  const ownServer = ownServerFrom(data);
  return {
    meta: { title: textIn(data, 'meta_title'), description: textIn(data, 'meta_description') },
    title: textIn(data, 'hero_title'),
    text: textIn(data, 'hero_text'),
    ...(picture && { picture }),
    ...(portrait && { portrait }),
    ...(film && { film }),
    ...(filmPortrait && { filmPortrait }),
    ...(intro && { intro: { title: textIn(data, 'intro_title'), film: intro } }),
    ...(reboot && { reboot }),
    blocks: groupIn(data, 'blocks').map(blockFrom).filter(hasContent),
    pillars: groupIn(data, 'pillars').map(pillarFrom).filter(hasContent),
    ...(quote && {
      quote: { text: quote, author: textIn(data, 'quote_author'), role: textIn(data, 'quote_role') },
    }),
    reviews: groupIn(data, 'reviews')
      .map(reviewFrom)
      .filter(({ text }) => text !== ''),
    ...(ownServer && { ownServer }),
  };
};

/** What an editor added and then left empty is not there. */
const hasContent = ({ title, text, picture }: TitledText & { picture?: CreditedPicture }): boolean =>
  title !== '' || text !== '' || picture !== undefined;

const titledTextFrom = (fields: Fields): TitledText => ({
  title: textIn(fields, 'title'),
  text: textIn(fields, 'text'),
});

const pillarFrom = (fields: Fields): Pillar => ({
  name: textIn(fields, 'pillar'),
  ...titledTextFrom(fields),
  ...ownPictureIn(fields),
});

const blockFrom = (fields: Fields): ContentBlock => ({
  label: textIn(fields, 'label'),
  ...titledTextFrom(fields),
  ...ownPictureIn(fields),
});

const reviewFrom = (fields: Fields): Review => {
  const { score } = fields;
  const isScore = typeof score === 'number' && score >= 0 && score <= 10;
  return {
    text: textIn(fields, 'text'),
    author: textIn(fields, 'author'),
    role: textIn(fields, 'role'),
    ...(isScore && { score }),
  };
};

const pointsIn = (data: Fields, name: string): readonly TitledText[] =>
  groupIn(data, name).map(titledTextFrom).filter(hasContent);

const rebootFrom = (data: Fields): Reboot | undefined => {
  const picture = pictureIn(data, 'reboot_picture', textIn(data, 'reboot_coordinates'));
  const title = textIn(data, 'reboot_title');
  if (title === '') return undefined;
  return {
    label: textIn(data, 'reboot_label'),
    title,
    text: textIn(data, 'reboot_text'),
    points: pointsIn(data, 'reboot_points'),
    ...(picture && { picture }),
  };
};

const ownServerFrom = (data: Fields): OwnServer | undefined => {
  const cover = pictureIn(data, 'mydu_picture', textIn(data, 'mydu_coordinates'));
  const video = sectionVideoIn(data);
  const title = textIn(data, 'mydu_title');
  if (title === '') return undefined;
  return {
    title,
    text: textIn(data, 'mydu_text'),
    // Terms and what they mean: one without the other is neither.
    points: pointsIn(data, 'mydu_points').filter(({ title: term, text }) => term !== '' && text !== ''),
    ...(cover && { cover }),
    ...(video && { video }),
  };
};

/** A film of our own goes before another platform's player: it asks nobody for consent. */
const sectionVideoIn = (data: Fields): SectionVideo | undefined => {
  const film = filmIn(data, 'mydu_film');
  const title = textIn(data, 'mydu_video_title');
  if (film) return { kind: 'film', film, title };
  const video = fieldsIn(data.mydu_video);
  const embed = parseEmbed(textIn(video, 'embed_url'));
  return embed && { kind: 'embed', embed, title: title || textIn(video, 'title') };
};

const filmIn = (data: Fields, name: string): Film | undefined => {
  const sources = (['webm', 'mp4'] as const).flatMap((format): readonly FilmSource[] => {
    const url = fileIn(data, `${name}_${format}`);
    return url === undefined ? [] : [{ type: `video/${format}`, url }];
  });
  if (sources.length === 0) return undefined;
  const captions = fileIn(data, `${name}_captions`);
  return { sources, ...(captions !== undefined && { captions }) };
};
