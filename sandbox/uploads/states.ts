import { storedBytes } from '../platform/bytes';
import type { NamedStates, StateValues } from '../states/State';
import type { StateSetup } from '../states/StateSetup';
import { pact } from '../wellKnown';
import { addPictures } from './samples';

export const uploadStates = (setup: StateSetup): NamedStates => {
  const { sandbox } = setup;

  const withPictures = async (
    counts: Parameters<typeof addPictures>[2],
    ids: readonly string[] = [],
  ): Promise<StateValues> => {
    const values = await setup.signedInPlayer({ canUploadAssets: true });
    await addPictures(sandbox.db, pact.playerId, counts, sandbox.clock.now(), ids);
    return values;
  };

  return {
    'a player who may upload pictures exists': setup.player('Signed in, without pictures.', () => ({
      canUploadAssets: true,
    })),
    'a player with pictures exists': {
      description:
        'Signed in. `pendingPictureKey` is the key of a picture that waits, `pictureKey` of an approved one.',
      setUp: async () => {
        const { pendingPictureKey, pictureKey } = pact;
        const values = await withPictures({ pending: 1, approved: 1 }, [pendingPictureKey, pictureKey]);
        return { ...values, pendingPictureKey, pictureKey };
      },
    },
    'as many pictures as may be are pending': {
      description: 'Signed in, with five pending pictures.',
      setUp: () => withPictures({ pending: 5 }),
    },
    'a file was sent with the upload key': {
      description: 'Signed in. The key `uploadKey` was used for another file.',
      setUp: async () => {
        const values = await withPictures({});
        await sandbox.db
          .insertInto('picture_uploads')
          .values({
            player_id: pact.playerId,
            upload_key: pact.uploadKey,
            content_hash: 'of another file',
            received_at: sandbox.clock.now(),
          })
          .execute();
        return { ...values, uploadKey: pact.uploadKey };
      },
    },
    'a part of a picture was sent with the upload key': {
      description: 'Signed in. The first 20 bytes of a picture have arrived with the key `uploadKey`.',
      setUp: async () => {
        const values = await withPictures({});
        await sandbox.db
          .insertInto('picture_parts')
          .values({
            player_id: pact.playerId,
            upload_key: pact.uploadKey,
            start: 0,
            bytes: storedBytes(Buffer.alloc(20)),
            received_at: sandbox.clock.now(),
          })
          .execute();
        return { ...values, uploadKey: pact.uploadKey };
      },
    },
    'every file is too large': {
      description: 'Uploads return 413 with code 27, as for a file of more than 5,000,000 bytes.',
      setUp: () => setup.setUpResponse('/api/assets/player', { code: 27 }, 413),
    },
    'too many files were sent by a player': {
      description: 'Signed in; the next upload returns 429.',
      setUp: async () => {
        const values = await withPictures({});
        sandbox.limits.exhaust('uploadsPerPlayer', pact.playerId);
        return values;
      },
    },
  };
};
