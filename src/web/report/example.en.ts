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
