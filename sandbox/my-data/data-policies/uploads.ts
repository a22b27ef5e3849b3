import type { Tables } from '../../platform/tables';
import { internal, byPlayer, picture, type DataPolicies } from '../dataPolicy';

/** Policies for the pictures that the player has uploaded. */
export const uploadDataPolicies = {
  pictures: {
    rows: byPlayer,
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
    rows: byPlayer,
    onErasure: 'delete',
    columns: {
      player_id: 'shown',
      upload_key: internal,
      content_hash: internal,
      received_at: 'shown',
    },
  },
} as const satisfies Partial<DataPolicies<keyof Tables>>;
