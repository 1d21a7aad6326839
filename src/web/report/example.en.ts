import { exampleReport } from './example.ts';

export const example = exampleReport('en', {
  idea: 'A waiting list for physiotherapy clinics with one to four practitioners. When a patient cancels at short notice, the slot is offered by WhatsApp to those waiting for an appointment, and the first to accept gets it. The clinics we spoke to lose about six appointments a week, roughly £270. We would charge £35 a month per clinic, cancel any time. It does not replace the diary: it reads the Google Calendar they already use, so it is running within an afternoon. We have spoken to 11 clinics in Leeds and 3 want to try it in January.',
  interpretation:
    'You propose a service that wins back appointments cancelled at the last minute in small physiotherapy clinics. You are not selling a new diary but a part that is added to the one they have and messages waiting patients. The business rests on one simple sum: at £35 a month, a single recovered appointment leaves the clinic better off.',
  improvedIdea:
    'Promise one result, “appointments recovered”, and charge for it in plain sight: a panel that says every Monday how many slots were filled and what they were worth. Begin only with clinics that use Google Calendar and take cancellations by phone, make the first ten offers by hand, and then automate whatever truly repeats itself. Leave online booking, reminders and packages to those who already sell them.',
  improvedPoints: [
    'A trial month that is paid only if at least one appointment is recovered.',
    'Consent to WhatsApp messages collected at the clinic, in words you can show.',
    'Rules for sharing slots that the clinic understands: order, urgency and time of day.',
    'A weekly note of appointments and pounds recovered, which also helps them recommend you.',
  ],
  functionality:
    '1. The clinic connects its Google Calendar and notes who is waiting and when they could come. 2. When an appointment in the next 48 hours is deleted or moved, the service sees the gap. 3. The three patients who fit best get a WhatsApp message with a button to accept. 4. The first to accept has the appointment, which is written into the calendar; the others get a kind reply. 5. Every Monday the clinic receives a summary of what was recovered.',
  strategicAnalysis: {
    problemsSolved: [
      'Slots that stay empty because nobody has time to ring round.',
      'Patients in pain who wait two weeks while there are free hours tomorrow.',
      'One-person receptions that cannot greet and telephone at once.',
    ],
    targetAudience: [
      'Physiotherapy clinics with 1 to 4 practitioners',
      'Waiting list of over a week',
      'Diary kept in Google Calendar',
      'No full-time receptionist',
    ],
    valueProposition:
      'Recover the appointments you lose today, without changing your diary and without ringing anyone. Set up in an afternoon, paid for by the first appointment it wins back.',
    competition: [
      'Cliniko: practice management widely used by physiotherapists, with a waiting list of its own.',
      'Jane App: complete clinic software with online booking and waiting lists.',
      'WriteUpp: practice management for small British clinics, with reminders.',
      'A spreadsheet and the clinic’s own phone: free and, today, the most frequent rival.',
    ],
    competitiveness:
      'The sector is well served from above: practice software already sends reminders, and several offer a waiting list. Your place is with the clinics that do not want to change software, who are many but hard to reach one by one. If a large product offers the same at no charge, the difference narrows, which is why arriving first and measuring money recovered both matter.',
    strengths: [
      'The value is counted in pounds and felt in the first week.',
      'Nobody has to leave the diary they already use.',
      'The price sits below what one recovered appointment a month is worth.',
      'Eleven conversations with clinics before any code was written.',
    ],
    weaknesses: [
      'The feature can be copied within a few months.',
      'You depend on WhatsApp and Google, who change prices and terms.',
      'Sold clinic by clinic: £35 a month pays for very little selling.',
      'You handle health data, with duties you do not mention yet.',
    ],
    opportunities: [
      'Podiatry, dentistry and psychology share the same problem.',
      'Professional bodies could open dozens of clinics at once.',
      'Cancellation data make it possible to foresee which appointments will fail.',
    ],
    threats: [
      'Cliniko or Jane improve their waiting list and include it in the fee.',
      'Meta raises the price of business messages.',
      'A data protection complaint in the first few months.',
    ],
  },
  alternativeApproaches: [
    'Take a share of each recovered appointment instead of a fee: an easier yes, though it must be measured well.',
    'Offer it as an add-on inside mid-sized practice software, which already has the relationship with the clinics.',
    'Begin with groups of 10 to 30 centres: fewer sales, larger contracts and higher technical demands.',
  ],
  monetization: [
    'A fee of £35 a month per clinic, the first month only on results.',
    'A £75 plan for clinics with several practitioners, sharing slots by speciality.',
    'Assisted set-up for £50: connection, consent wording and the first list loaded.',
  ],
  projectName: 'Slotwise',
  pitch:
    'Every week your clinic loses six appointments that somebody was waiting for. Slotwise offers them by WhatsApp the moment they fall free, and tells you each Monday what you recovered. Without changing your diary.',
  ratings: {
    problem: {
      reason:
        'Six lost appointments a week, about £270, are a frequent and measurable harm; even so, clinics get by.',
      raise: 'Show that one of them already pays somebody to ring the waiting list.',
    },
    market: {
      reason:
        'Small clinics are many and easy to find; how many of them keep their diary in Google Calendar is not known.',
      raise: 'Find out how many of fifty clinics in your county keep their diary in Google Calendar.',
    },
    difference: {
      reason: 'Leaving the diary in place is a real advantage, though a large product can copy it.',
      raise: 'Collect data that nobody else has: which patients accept, at what hour and at how much notice.',
    },
    earning: {
      reason:
        'Clinics already pay fees like this for booking software; each WhatsApp message, though, has a cost.',
      raise: 'Work out what each message and each set-up costs, to know what margin the fee leaves.',
    },
    feasibility: {
      reason:
        'Google Calendar and WhatsApp Business have well-known interfaces; approval for the messages is still missing.',
      raise: 'Run one whole week by hand in one clinic before writing any code.',
    },
    evidence: {
      reason:
        'Eleven conversations and three interested clinics are more than an opinion, but nobody has paid.',
      raise: 'Charge for January’s trial, even at half price.',
    },
  },
  plan: {
    riskiestAssumption:
      'That waiting patients will take a slot at less than 24 hours’ notice. If hardly anyone can, there is nothing to recover, however good the software.',
    doubts: [
      {
        what: 'Those who wait cannot come tomorrow',
        why: 'A slot at eleven on a Tuesday suits pensioners and the self-employed; people in office hours, who wait for the evening, will say no and end up muting the number.',
        settle: 'Note in one clinic, for a week, who accepts each slot and at what time.',
      },
      {
        what: 'Selling it costs more than it leaves',
        why: 'The owner decides alone and within a day, but she is treating patients: it takes two visits, and two visits eat three months of fees.',
        settle: 'Count how many of forty clinics say yes by e-mail, without a visit.',
      },
      {
        what: 'The clinic answers for the data',
        why: 'That somebody waits for physiotherapy is health data. If a patient complains, the clinic is fined, and the first one to think of it will say no.',
        settle: 'Take the processing agreement and the consent text to the professional body.',
      },
      {
        what: 'Meta approves the messages, or does not',
        why: 'WhatsApp lets you open a conversation only with approved templates and charges for each one; a rejection stops the whole service.',
        settle: 'Submit three templates for review today.',
      },
    ],
    sums: {
      unit: 'clinic',
      currency: 'GBP',
      quantities: [
        { kind: 'price', value: 35, low: 25, high: 45, basis: 'said', note: 'monthly fee' },
        { kind: 'cost', value: 5, low: 3, high: 9, basis: 'known', note: 'messages and server' },
        { kind: 'hours', value: 1, low: 0.5, high: 2, basis: 'open', note: 'set-up, questions, sales' },
        { kind: 'fixed', value: 80, low: 50, high: 130, basis: 'known', note: 'accountant and software' },
        { kind: 'start', value: 500, low: 250, high: 1000, basis: 'known', note: 'contract, legal texts' },
        {
          kind: 'units',
          when: 'begin',
          value: 3,
          low: 1,
          high: 5,
          basis: 'said',
          note: 'clinics in January',
        },
        { kind: 'units', when: 'year', value: 30, low: 10, high: 60, basis: 'open', note: 'paying clinics' },
      ],
    },
    decide: {
      goOnIf: 'One slot in three is filled, and two of the three clinics pay',
      changeIf: 'Slots are filled, but no clinic pays the fee',
      into: 'Charge £7 for each recovered appointment, without a fee, starting with the same three clinics',
      stopIf: 'Fewer than one slot in ten is filled in two weeks',
    },
    thisWeek:
      'Meet one of the three clinics and offer by hand, on WhatsApp, every slot that opens from Monday to Friday.',
    bet: 'Seven pounds for each recovered appointment, without a fee: the clinic pays only once it has been paid itself, and two of the six weekly appointments leave more than the £35. You send the messages by hand; the software can wait.',
    experiments: [
      {
        tests: 'That patients accept slots at short notice',
        how: 'In one clinic, for one week, offer each gap yourself by WhatsApp as it opens, and note who accepts.',
        cost: '£0',
        days: 7,
        goOnIf: 'At least one gap in three is filled',
        stopIf: 'Fewer than one in ten is filled',
      },
      {
        tests: 'That the clinic will pay',
        how: 'Ask the three interested clinics for £19 in advance to hold a place in January’s trial.',
        cost: '£0',
        days: 5,
        goOnIf: 'Two of the three pay',
        stopIf: 'None of them pays',
      },
      {
        tests: 'That it can be sold without a visit',
        how: 'Write to 40 clinics in another county with the sum of what they lose, and offer a 15-minute call.',
        cost: 'about £20',
        days: 10,
        goOnIf: 'Four or more ask for the call',
        stopIf: 'One or none does',
      },
    ],
    questions: [
      'What happened the last time somebody cancelled for the same day?',
      'How many appointments stayed empty last week, and how do you know?',
      'What have you tried to fill them, and why did you stop?',
      'Who decides in the clinic whether to buy software, and what was the last one you bought?',
      'What would have to happen for you to drop something like this after two months?',
    ],
  },
});
