import type { AuditEntryRecord } from '@/models/audit-entry';
import type { DataRequestRecord } from '@/models/data-request';
import type { RecallRecord } from '@/models/recall';
import type { ReportRecord } from '@/models/report';
import { entry } from '../entry';
import { asDeleted, forGood } from '../kept';

export const STAFF_ENTRIES = [
  entry<ReportRecord>({
    collection: 'reports',
    holds: 'A report of a listing',
    people: 'reporters, and staff who decided',
    basis: 'interest',
    seenBy: ['editors', 'administrators'],
    kept: asDeleted('reports', 'the report, or when the reporter’s account is deleted'),
    row: 'report',
    uses: [
      {
        fields: ['internshipId', 'reason', 'harm', 'text', 'createdAt'],
        purpose: 'to decide whether the listing stays',
      },
      {
        fields: ['email'],
        row: 'reporter',
        purpose: 'to tell the reporter what was decided',
        basis: 'consent',
        seenBy: ['nobody'],
      },
      {
        fields: ['reporterId', 'device', 'network', 'trusted', 'counts'],
        row: 'reporter',
        purpose: 'to count each person once: codes made from the network address and a cookie',
        seenBy: ['nobody'],
      },
      { fields: ['weight'], purpose: 'to give priority to reports by applicants' },
      { fields: ['state', 'decision.at', 'decision.comments'], purpose: 'to know what was decided' },
      { fields: ['decision.by'], purpose: 'to know who decided', seenBy: ['nobody'] },
    ],
  }),
  entry<DataRequestRecord>({
    collection: 'datarequests',
    holds: 'A request for access, correction or erasure, or an objection',
    people: 'the person who asked, and the people who answered',
    basis: 'law',
    seenBy: ['person', 'administrators'],
    kept: asDeleted('datarequests', 'the answer, or when the account is deleted after that'),
    row: 'request',
    uses: [
      {
        fields: ['kind', 'name', 'email', 'text'],
        purpose: 'to answer the request; after an erasure, only its kind is kept',
      },
      { fields: ['userId'], purpose: 'to know that the request comes from the account’s owner' },
      { fields: ['confirmedAt'], purpose: 'to know that the address belongs to the person who asked' },
      {
        fields: ['confirmation.hash', 'confirmation.expiresAt'],
        purpose: 'to recognise the link that confirms the address, which cannot be read from its hash',
        seenBy: ['nobody'],
      },
      {
        fields: ['state', 'dueAt', 'answer.at', 'answer.text', 'createdAt'],
        purpose: 'to answer in time, and to prove it',
      },
      { fields: ['remindedAt'], purpose: 'to remind administrators once', seenBy: ['nobody'] },
      { fields: ['answer.by'], purpose: 'to know who answered', seenBy: ['nobody'] },
    ],
  }),
  entry<RecallRecord>({
    collection: 'recalls',
    holds: 'A listing that was taken down, and that people are warned about',
    people: 'the employer, and the people who were warned',
    basis: 'interest',
    seenBy: ['administrators'],
    kept: asDeleted('recalls', 'the recall'),
    row: 'recall',
    uses: [
      {
        fields: ['internshipId', 'title', 'company', 'reason', 'employer', 'postedBy', 'employerId', 'at'],
        purpose: 'to know which listing was taken down, and why',
      },
      {
        fields: ['told', 'applicantsDoneAt', 'toldSaved', 'untold', 'count', 'doneAt'],
        purpose: 'to warn everyone who applied to it or saved it, once',
        seenBy: ['nobody'],
      },
      {
        fields: [
          'before.standing.verification.by',
          'before.standing.verification.domain',
          'before.standing.verification.at',
          'before.standing.verification.until',
          'before.standing.verification.remindedAt',
          'before.standing.refusal.at',
          'before.standing.refusal.comments',
          'before.standing.askedAt',
          'before.closed.internshipId',
          'before.closed.applicationDeadline',
          'before.closed.publishAt',
        ],
        purpose: 'to restore what a mistaken recall took from the employer',
      },
      { fields: ['undoneAt'], purpose: 'to know that the recall was a mistake, and when it was undone' },
      {
        fields: ['corrected', 'applicantsCorrectedAt', 'correctedSaved', 'uncorrected'],
        purpose: 'to tell everyone who was warned, once, that the recall was a mistake',
        seenBy: ['nobody'],
      },
    ],
  }),
  entry<AuditEntryRecord>({
    collection: 'auditentries',
    holds: 'A change by staff or an employer',
    people: 'the person who made it, and the people whose data it changed',
    basis: 'interest',
    seenBy: ['administrators'],
    kept: forGood('it proves who changed what; names are deleted with the account'),
    row: 'changes',
    uses: [
      { fields: ['actorId', 'actorName', 'actorRole'], purpose: 'to know who made the change' },
      { fields: ['action', 'at'], purpose: 'to know what was done, and when' },
      { fields: ['target.kind', 'target.id', 'target.label'], purpose: 'to know what was changed' },
      { fields: ['before', 'after'], purpose: 'to undo mistakes' },
      { fields: ['prefixes'], purpose: 'to find the entry', seenBy: ['nobody'] },
      {
        fields: [
          'seal.seq',
          'seal.previous',
          'seal.actor.salt',
          'seal.actor.hash',
          'seal.target.salt',
          'seal.target.hash',
          'seal.changes.salt',
          'seal.changes.hash',
          'seal.hash',
        ],
        purpose: 'to prove that no entry was changed or removed',
        seenBy: ['nobody'],
      },
    ],
  }),
];
