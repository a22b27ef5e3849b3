import type { Tables } from '../../platform/tables';
import { internal, ofPlayer, picture, type Holdings } from '../holding';

/** Pictures that the player has uploaded. */
export const uploadHoldings = {
  pictures: {
    rows: ofPlayer,
    onErasure: 'delete',
    columns: {
      id: 'shown',
      player_id: 'shown',
      name: 'shown',
      type: 'shown',
      width: 'shown',
      height: 'shown',
      bytes: picture,
      thumbnail: picture,
      status: 'shown',
      uploaded_at: 'shown',
      approved_at: 'shown',
    },
  },
  picture_uploads: {
    rows: ofPlayer,
    onErasure: 'delete',
    columns: {
      player_id: 'shown',
      upload_key: internal,
      content_hash: internal,
      received_at: 'shown',
    },
  },
} as const satisfies Partial<Holdings<keyof Tables>>;
