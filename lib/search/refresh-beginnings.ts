import { internshipBeginnings, InternshipModel, type InternshipRecord } from '@/models/internship';
import { userBeginnings, UserModel, type UserRecord } from '@/models/user';

const BATCH = 200;
const LACKING = { beginnings: null };

async function refreshUsers(): Promise<void> {
  for (;;) {
    const users = await UserModel.find(LACKING).limit(BATCH).lean<UserRecord[]>();
    for (const { _id, ...user } of users) {
      await UserModel.updateOne(
        { _id },
        { $set: { beginnings: userBeginnings(user) } },
        { timestamps: false },
      );
    }
    if (users.length < BATCH) return;
  }
}

async function refreshInternships(): Promise<void> {
  for (;;) {
    const listings = await InternshipModel.find(LACKING).limit(BATCH).lean<InternshipRecord[]>();
    for (const { _id, ...listing } of listings) {
      const beginnings = internshipBeginnings(listing);
      await InternshipModel.updateOne({ _id }, { $set: { beginnings } }, { timestamps: false });
    }
    if (listings.length < BATCH) return;
  }
}

/** Gives users and listings that were written without them what the lists of the office are searched by. */
export async function refreshBeginnings(): Promise<void> {
  await refreshUsers();
  await refreshInternships();
}
