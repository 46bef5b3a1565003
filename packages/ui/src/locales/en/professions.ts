import type { professions as nl } from '../nl/professions.ts';
import type { Translated } from '../translated.ts';

export const professions: Translated<typeof nl> = {
  figures: 'What’s left of {{profit}} of profit',
  figuresLead: 'The same profit by four routes, for the business and its owner together.',
  route: 'Route',
  burden: 'Tax and costs',
  kept: 'You keep',
  share: 'Total burden',
  routes: {
    selfEmployed: 'Self-employed in the Netherlands',
    dutchCompany: 'Bv in the Netherlands',
    cyprusOwnerInNl: 'Cyprus, you live in the Netherlands',
    cyprusOwnerInCyprus: 'Cyprus, you live in Cyprus',
  },
  calculator: 'Try your own profit',
  fit: 'Does it suit you?',
  suits: 'Can suit you if',
  unsuited: 'Usually doesn’t if',
  rules: 'The rules that matter to you',
  rulesLead: 'Four rules, each with a figure, a date and a source.',
  questions: 'Questions we often get',
  ask: 'Is your question missing? We reply to every message within {{hours}} hours.',
  read: 'Read on',
  captains: {
    name: 'Captains and skippers',
    short: 'Cyprus for captains and skippers',
    title: 'You sail all over the world. Where do you live, as far as tax goes?',
    description:
      'For captains and skippers: what days at sea do and don’t do, who insures you, what a Cyprus company costs, and when it brings you nothing at all.',
    lead: 'Days at sea count towards no country. Your house and your family do. We work out what’s left of your pay or your invoice, and say so if Cyprus adds nothing.',
    suits: {
      first: 'you no longer keep a home in the Netherlands and have a house of your own in Cyprus',
      second: 'you sail on your own account, for more than one principal',
      third: 'between voyages you spend at least {{cyprusDays}} days a year on the island',
    },
    unsuited: {
      first: 'your family lives in the Netherlands and that’s what you come home to',
      second: 'you’re employed: then you don’t need a company',
      third: 'one shipping company hires you all year and directs your work',
    },
    rules: {
      first:
        'With {{cyprusDays}} days, a home and work in Cyprus you can be resident there. Days at sea don’t count towards them.',
      second:
        'Cyprus tonnage tax runs until the end of {{tonnageUntil}}. It’s for those who own, charter or manage ships, not for your own company.',
      third:
        'Work on the Dutch shelf for more than {{shelfDays}} days in twelve months and the profit from it is taxed in the Netherlands.',
      fourth:
        'Do {{socialSecurityShare}} or more of your work in the country where you live and you’re generally insured there. Under an EU flag it’s usually the flag state.',
    },
    items: {
      first: {
        question: 'I’m at sea eight months a year. Do I still live in the Netherlands?',
        answer:
          'Quite possibly. The Netherlands doesn’t count days; it looks at your house, your family and where your life takes place. A home kept ready for you weighs heavily, however seldom you’re in it.',
      },
      second: {
        question: 'Do I pay no tax on my wages in Cyprus as a captain?',
        answer:
          'Wages of masters, officers and crew on an eligible ship under an EU flag are exempt in Cyprus. That means wages, not invoices. If you live in the Netherlands, the Netherlands decides for itself what it does with them.',
      },
      third: {
        question: 'Who insures me if I sail under a foreign flag?',
        answer:
          'Under an EU flag the flag state in principle, or the country you live in if an employer there pays you. Under another flag usually the country you live in. If you’re self-employed, ask the Dutch Social Insurance Bank (SVB) beforehand.',
      },
      fourth: {
        question: 'What does a Cyprus company cost me a year?',
        answer:
          'With us {{yearlyCost}} in running costs, after {{setUpCost}} once for setting up. An audit and directors come on top. The quote says beforehand what applies to you.',
      },
    },
  },
  consultants: {
    name: 'Consultants',
    short: 'Cyprus for consultants',
    title: 'Clients in five countries, one tax return. Does it belong in Cyprus?',
    description:
      'For consultants with clients in several countries: what a Cyprus company does to your profit, your place of business and your VAT, and when a bv is better.',
    lead: 'The rate in Cyprus is {{cyprusCorporateTax2026}}, if the company really is managed there. Whether any of that reaches you depends on where you live and where you do the work.',
    suits: {
      first: 'you move to Cyprus and take on and carry out your work from there',
      second: 'your clients are spread over several countries and your work isn’t tied to one office',
      third: 'there’s someone beside you in Cyprus who understands your trade and can help decide',
    },
    unsuited: {
      first: 'you have one Dutch client and work from home',
      second: 'you stay in the Netherlands and pay everything out to yourself',
      third:
        'your profit in a bv, after your own salary, stays below {{breakEven}}: the running costs then use up the difference in rate',
    },
    rules: {
      first:
        'Since 2026 a Cyprus company pays {{cyprusCorporateTax2026}} on its profit. Older calculations still use the previous rate.',
      second:
        'If you live in the Netherlands, the dividend falls in box 2: {{dutchBoxTwoLow}}, and more above the first bracket.',
      third:
        'If you work for your own company, a salary of {{customarySalary}} is the starting point in 2026, taxed in box 1.',
      fourth:
        'For services to businesses in other EU countries the VAT threshold of {{cyprusVatThreshold}} doesn’t apply: you register at once and invoice under the reverse charge.',
    },
    items: {
      first: {
        question: 'I work from home in Utrecht for clients in Germany. Can the profit be taxed in Cyprus?',
        answer:
          'Usually not, or not all of it. A workplace in the Netherlands can be a permanent establishment, and the profit earned there is then taxed there. If you take the decisions there too, the Netherlands may treat the whole company as Dutch.',
      },
      second: {
        question: 'Is a Dutch holding with a Cyprus subsidiary a solution?',
        answer:
          'It defers box 2 until the holding pays out to you. It adds a layer with its own costs, and the treaty requires that tax isn’t the principal purpose. Have an adviser write down the business reason before you start.',
      },
      third: {
        question: 'My client doesn’t want a Cypriot invoice. What then?',
        answer:
          'It happens, with public bodies and banks above all. Ask your two largest clients before setting anything up. A company nobody pays has no use for a low rate.',
      },
      fourth: {
        question: 'How much substance do I need as a consultant?',
        answer:
          'Enough to take the important decisions in Cyprus for real: directors who live there and understand your trade, meetings with minutes, records on the spot. A postal address isn’t enough.',
      },
    },
  },
  nomads: {
    name: 'Digital nomads',
    short: 'Cyprus for digital nomads',
    title: 'Living nowhere in particular is a choice too. It has tax consequences.',
    description:
      'For digital nomads: how 60 days, a home and work in Cyprus give you a base, what the Netherlands makes of it, and what it costs you a year.',
    lead: 'If you live nowhere, at least one country will say you belong somewhere. Cyprus offers a base in the EU with a short day-count rule. It takes more than a ticket, and the Netherlands has to let you go.',
    suits: {
      first: 'you no longer have a home or a family in the Netherlands',
      second: 'you rent or buy a permanent home in Cyprus and are there for {{cyprusDays}} days or more',
      third: 'you stay in no other country for more than {{residenceDays}} days, and keep track of your days',
    },
    unsuited: {
      first: 'your room in the Netherlands is kept for when you come back',
      second: 'you spend more than half of each year in one other place',
      third: 'your profit is small: the running costs are then higher than the difference',
    },
    rules: {
      first:
        'The short rule asks for at least {{cyprusDays}} days in Cyprus, a permanent home and work there, still held on 31 December.',
      second:
        'Spend more than {{residenceDays}} days in any one other country and the short rule is off for that year.',
      third:
        'As a resident who isn’t domiciled there you pay {{sdcNonDom}} Special Defence Contribution on dividends, for {{nonDomYears}} years.',
      fourth: 'You do pay towards the health system: {{gesyOnDividends}} on dividends, up to a yearly maximum.',
    },
    items: {
      first: {
        question: 'I’ve deregistered. Doesn’t that end my residence automatically?',
        answer:
          'No. Deregistering is one circumstance, and the Netherlands weighs them all: house, family, property, healthcare, clubs. Without a new country where you demonstrably live, your case is weak.',
      },
      second: {
        question: 'Can I work in Cyprus on a digital nomad visa?',
        answer:
          'With an EU passport you need no visa; you register as an EU citizen if you stay. Schemes with that name are for people from outside the EU. They say nothing about where you’re resident for tax.',
      },
      third: {
        question: 'Do I need a company, or can I be self-employed?',
        answer:
          'Either works. The short day-count rule asks for a business, a job or a directorship in Cyprus. A company costs {{yearlyCost}} a year with us; at a small profit, being self-employed is often simpler. Work it out before you choose.',
      },
      fourth: {
        question: 'How do I prove my days?',
        answer:
          'Note the country for each day, with a booking, a payment or a travel document. Keep it for a long time: for income from abroad the Netherlands can go back up to {{recoveryYears}} years.',
      },
    },
  },
  entrepreneurs: {
    name: 'International entrepreneurs',
    short: 'Cyprus for international entrepreneurs',
    title: 'Your business sells across borders. Who will run it, and from where?',
    description:
      'For entrepreneurs with profit across borders: what a Cyprus company does at a higher profit, what its board takes, and what happens when you leave.',
    lead: 'At a higher profit the difference in rate begins to count. The questions become who decides, where, and what happens to your present bv when you leave.',
    suits: {
      first: 'there are directors in Cyprus who know the business and can step in',
      second: 'part of the work really happens there: purchasing, development, client contact',
      third: 'you’re prepared to move yourself, or leave the profit in the business to grow',
    },
    unsuited: {
      first: 'you decide everything from the Netherlands and the board signs afterwards',
      second: 'you pay out all of the profit to yourself each year and live in the Netherlands',
      third: 'your bv is large and you haven’t had the cost of leaving worked out',
    },
    rules: {
      first:
        'The Netherlands charges {{dutchCorporateTaxHigh}} on profit above {{dutchCorporateThreshold}}; Cyprus {{cyprusCorporateTax2026}}. The cost of a board and an audit has yet to come off.',
      second:
        'For income from abroad the Netherlands can go back {{recoveryYears}} years. Your file has to hold for at least as long.',
      third:
        'Between companies the treaty allows no withholding tax on a holding of {{treatyHoldingShare}} kept for {{treatyHoldingDays}} days.',
      fourth: 'A loss in Cyprus can be carried forward for {{lossYears}} years.',
    },
    items: {
      first: {
        question: 'Can my existing bv simply move to Cyprus?',
        answer:
          'Its management can, and its tax residence with it. The Netherlands then settles up on the value in the bv at that moment. A new company for the new activity is often simpler. Have both worked out.',
      },
      second: {
        question: 'What happens to my shares if I leave myself?',
        answer:
          'The Netherlands issues a protective assessment on their value on the day you leave. Within the EU you get deferral with no end date. A dividend or a sale ends it for that part.',
      },
      third: {
        question: 'Is the IP box right for my software?',
        answer:
          'Perhaps, if it’s software in which you hold the copyright and whose development you can document. Up to {{ipBoxDeduction}} of the qualifying profit then stays untaxed. Advice, hours and trade marks don’t qualify.',
      },
      fourth: {
        question: 'Does this have to be reported under DAC6?',
        answer:
          'Sometimes. Intermediaries report cross-border arrangements that bear a hallmark, and off-the-shelf packages can be among them. Ask every adviser, ourselves included, how they checked your case.',
      },
    },
  },
};
