import { exampleReport } from './example.ts';

export const example = exampleReport('en', {
  idea: 'A waiting list for physiotherapy clinics with one to four practitioners. When a patient cancels at short notice, the slot is offered by WhatsApp to those waiting for an appointment, and the first to accept gets it. The clinics we spoke to lose about six appointments a week, roughly £270. We would charge £35 a month per clinic, cancel any time. It does not replace the diary: it reads the Google Calendar they already use, so it is running within an afternoon. We have spoken to 11 clinics in Leeds and 3 want to try it in January.',
  interpretation:
    'You propose to win back appointments cancelled at the last minute in small physiotherapy clinics, by offering the slot on WhatsApp to those who wait. You add to their diary rather than replace it, and at £35 a month one recovered appointment pays for it. How many slots really get filled is left unsaid.',
  improvedIdea:
    'A service that fills last-minute gaps at physiotherapy clinics in Leeds: it messages those who wait and can come, and the clinic pays £9 for each patient who attends with nothing booked that week. The first month is done by hand, and the clinic’s diary is left alone.',
  improvedPoints: [
    'Consent to WhatsApp messages signed at the clinic.',
    'Messages only to those who can come at that hour.',
    'Every Monday, the count of what was recovered.',
  ],
  functionality:
    '1. The clinic connects its calendar and notes who is waiting and when they could come. 2. If an appointment in the next 48 hours falls through, the three who fit best get a WhatsApp message. 3. The first to accept has it. 4. At the end of the month £9 is collected for each, with the list of appointments.',
  strategicAnalysis: {
    problemsSolved: [
      'Slots that stay empty because nobody has time to ring round.',
      'Patients in pain who wait while tomorrow has free hours.',
    ],
    targetAudience: [
      'Leeds clinics with 2 to 4 practitioners',
      'At least three gaps a week',
      'Diary kept in Google Calendar',
    ],
    valueProposition:
      'Be paid for hours you lose today, without changing your diary or ringing anyone, and pay only for the patient who comes.',
    competition: [
      'Cliniko: practice management many physiotherapists use, with a waiting list of its own.',
      'Jane App: complete clinic software, with online booking and waiting lists.',
      'WriteUpp: practice management for small British clinics, with reminders.',
      'A spreadsheet and the clinic’s own phone: free and, today, most used.',
    ],
    competitiveness:
      'Practice software already sends reminders; if it adds this at no charge, the difference narrows. The way in is clinics that do not want to change software.',
    strengths: [
      'The value is counted in pounds and felt in the first week.',
      'Nobody has to leave the diary they already use.',
      'It costs less than one recovered appointment a month.',
      'Eleven conversations with clinics before any code was written.',
    ],
    weaknesses: [
      'At £35 a month there is little to pay for selling.',
      'The feature can be copied within a few months.',
      'You depend on WhatsApp and Google, who change prices and terms.',
      'You handle health data, with duties you do not mention yet.',
    ],
    opportunities: [
      'Podiatry, dentistry and psychology share the same problem.',
      'A professional body could open dozens of clinics at once.',
    ],
    threats: [
      'Cliniko or Jane include a better waiting list in their fee.',
      'A data protection complaint in the first few months.',
    ],
  },
  alternativeApproaches: [
    'A monthly fee: once clinics recover the same each month and prefer a fixed cost.',
    'An add-on to mid-sized practice software: if winning each clinic takes over twelve hours.',
    'Groups of 10 to 30 centres: with a year of data and somebody to look after them.',
  ],
  monetization: [
    '£9 per recovered appointment, by direct debit at the end of the month.',
    'Five appointments in advance to begin with; what is not earned is returned.',
    'Later, the same for podiatry and dentistry.',
  ],
  projectName: 'Slotwise',
  pitch:
    'Every week your clinic loses six appointments that somebody was waiting for. Slotwise offers them by WhatsApp the moment they fall free. Your diary stays as it is: you pay £9 for a patient who comes, and nothing if nobody does.',
  ratings: {
    problem: {
      reason:
        'Six lost appointments a week, about £270, are a frequent and measurable harm; even so, clinics get by.',
    },
    market: {
      reason:
        'Small clinics are many and easy to find; how many of them keep their diary in Google Calendar is not known.',
    },
    difference: {
      reason: 'Leaving the diary in place is a real advantage, though a large product can copy it.',
    },
    earning: {
      reason:
        'Clinics already pay fees like this for booking software; each WhatsApp message, though, has a cost.',
    },
    feasibility: {
      reason:
        'Google Calendar and WhatsApp Business have well-known interfaces; approval for the messages is still missing.',
    },
    evidence: {
      reason:
        'Eleven conversations and three interested clinics are more than an opinion, but nobody has paid.',
    },
  },
  headline:
    'Worth a trial, but charge for each appointment you recover: at £35 a month, winning a clinic costs nine months of its fees.',
  decision: 'test',
  answer: `The hole is real; what nobody has shown is that it can be filled. People who have waited a fortnight are mostly waiting for an evening, and the gap is at eleven on a Tuesday. Retired patients, the self-employed and anyone working from home nearby will take it; the rest mute you after the third useless message. So what is worth having is not the order of the queue but who can come tomorrow, at that hour.

## Your fee does not pay for your visits

Winning a clinic takes about twelve hours, with the refusals counted in. At £22 an hour that is £264, and of the £35 some £28 are left once messages and payment are paid for: more than nine months before that clinic has paid for itself, and it may leave after one. With twenty clinics, and the same costs as below, your plan leaves £338 a month and £8.45 an hour.

## Nine pounds, only when somebody comes

**For clinics in Leeds with two to four practitioners and at least three gaps a week: £9 for each appointment recovered, no fee and no set-up charge, by direct debit at the end of the month.** The lever is the moment. The owner pays you once she has been paid herself, so she can decide alone. Of each £45 she keeps £36; at eight a month she pays you £72, twice your fee, and has taken £360. Stay below the VAT threshold: physiotherapy is exempt, so she could not reclaim it.

Keep the best of what you have: leave the diary alone. For the first month send the messages by hand, from the clinic’s own phone. Then write code for whatever you got tired of doing.

## A month with twenty clinics

Assumptions: one gap in three is filled, so eight appointments a month in each clinic; two clinics join a month and 3% leave. It takes about ten months.

| Month | |
| --- | --- |
| 160 appointments at £9 | £1,440 |
| Messages and payment fees, £1 each | −£160 |
| Insurance £70, accountant £60 | −£130 |
| Software | −£100 |
| **Left before tax** | **£1,050** |
| Hours: selling and set-up 24, support 16 | 40 |
| **An hour** | **£26.25** |

A developer’s job pays about £22 an hour (assumption), but for the whole month: this is a second income, not the first. If you stall at ten clinics it is £410 a month. Four cover the costs; to live on it (£1,900) takes 34, and about 68 hours. On top come £700 for a solicitor and some 200 hours of code.

## How it fails, worst first

1. **The appointment moves instead of being recovered.** Somebody booked for Thursday takes Tuesday, and Thursday is empty. Charge only for patients with nothing booked that week, or the first invoice ends in an argument. A month by hand tells you how many they are.
2. **It is health data.** Being on that list says that something hurts. The clinic is the controller and you are its processor: without a contract and written consent there is no business.
3. **They have it already.** Cliniko keeps a waiting list, and so does Jane App. Ask the eleven what they use; a clinic that runs on either will not pay you.

## This week, the regulator first

1. Ring the ICO’s helpline: may a clinic offer a free slot by WhatsApp to patients who agreed in writing? If not, it ends here and has cost nothing.
2. Submit the message to Meta as a template, which it has to approve.
3. Ask your three clinics for last month’s list: cancelled with more than three hours’ notice, and no-shows.
4. With a yes from the ICO, go and see them, and say this:

> Each gap I fill with somebody who had nothing booked costs you £9, and nothing if nobody comes. Pay for five today, £45; in four weeks I return what I have not earned. Shall we start on Monday?

The message to each patient, under the clinic’s name:

> Hello Sarah, an hour has come free tomorrow at 11:00. If you would like it, reply YES within the next half hour and it is yours. To hear no more about free slots, reply STOP.

Cap: £60, for messages.

## Ten weeks from Monday

Offer it to twenty clinics, and count the appointments recovered and paid for in the last four weeks.

- **Go on: fifty or more.** That leaves £170 a month and £13.60 an hour, because selling comes first; that is six or seven clinics, on the way to twenty.
- **Change: twenty to forty-nine.** Patients refuse: offer gaps two days ahead, not hours. Too few gaps: dentists. More than twelve hours to win a clinic: let a supplier who already visits them sell it, for a share of the £9.
- **Stop: fewer than twenty, or the ICO says no.**

## What would change my mind

Of the six appointments they lose, how many are cancelled and how many are no-shows? If most simply stay away, there is no gap to offer: nobody hears of it until it has passed. Then what is missing is a deposit at booking, and I would say build that and forget the list.`,
  sums: {
    unit: 'recovered appointment',
    currency: 'GBP',
    lines: [
      { kind: 'price', what: 'Per recovered appointment', value: 9, basis: 'open' },
      { kind: 'cost', what: 'WhatsApp messages', value: 0.7, basis: 'open' },
      { kind: 'cost', what: 'Payment fee', value: 0.3, basis: 'open' },
      { kind: 'hours', what: 'Selling and set-up', value: 0.15, basis: 'open' },
      { kind: 'hours', what: 'Support', value: 0.1, basis: 'open' },
      { kind: 'fixed', what: 'Insurance and accountant', value: 130, basis: 'known' },
      { kind: 'fixed', what: 'Software', value: 100, basis: 'known' },
      { kind: 'start', what: 'Solicitor', value: 700, basis: 'known' },
      { kind: 'units', what: 'Eight in 20 clinics', value: 160, basis: 'open' },
    ],
    wage: 22,
    month: 1050,
    hour: 26.25,
  },
});
