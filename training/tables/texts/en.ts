import type { TextSource } from '../text-source.ts'

export const en: TextSource = {
  code: 'en',
  words: `Name|Date|Amount|No.|Description|Quantity|Unit|Price|Total|Subtotal|Share|Change|Year|Region|Population|Area|Remarks|Status|Responsible|From|To|Type|Value|Min.|Max.|Mean|Group|Result|Debit|Credit|Balance|Item|Measure|Risk|Term|Definition|Telephone|Room|Function|Time|Day|Team|Points|Played|Won|Drawn|Lost|Goals|Product|Location|Note|Source|Table|Question|Yes|No|Budget|Actual|Difference|Quarter|Half-year|Method|Code|Opening hours|closed|Age|Adults|Children|Departure|Arrival|Fee|low|medium|high|open|done|Carried forward|Figure|Men|Women`,
  goods: `Garden chair|Desk lamp|Paper, A4, 80 g|Cable drum|Cordless drill|Wall paint, white|Ring binder|Kitchen scales|Rubber gloves|Work boots|LED bulb|Storage box|Folding ladder|Tool set, 24 parts|Door handle|Bath towel`,
  costs: `Wages and salaries|Rent|Energy and water|Insurance|Travel expenses|Office supplies|Depreciation|Repairs and maintenance|Marketing|Training|Postage and telephone|Legal advice|Interest paid|Cleaning|Vehicle costs|Other operating expenses`,
  sections: `Income|Expenditure|North|South|Part A: General|Part B: Details|Long-term assets|Current assets`,
  tasks: `Review of the site plan|Order of spare parts|Test of the heating system|Training of new staff|Report to the board|Inspection of the roof|Update of the web pages|Contract with the supplier|Repair of the lift|Survey among customers|Removal of old equipment|Annual fire drill`,
  subjects: `Maths|English|History|Biology|Music|Sports|Art|Geography|Physics`,
  weekdays: `Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday`,
  days: `Mon|Tue|Wed|Thu|Fri|Sat|Sun`,
  positions: `Managing director|Head of sales|Accountant|Warehouse clerk|Software developer|Nurse|Caretaker|Project manager`,
  parameters: `Supply voltage|Operating temperature|Input current|Output power|Storage temperature|Switching frequency|Weight|Tensile strength|Density|Noise level`,
  nutrients: `Energy|Fat|of which saturates|Carbohydrate|of which sugars|Protein|Salt`,
  variables: `Age, years|Body mass index|Systolic pressure|Household size|Monthly income|Smokers|Years of schooling|Blood glucose|Married|Distance to work`,
  questions: `How satisfied are you with the opening hours?|Would you recommend us to friends?|Was the staff friendly and helpful?|Did you find the information you were looking for?|Is the building easy to reach?|Would you use the service again next year?`,
  titles: `Population by region|Results of the survey|Costs compared with the year before|Technical data|Overview of measures|Sales by quarter|Sample characteristics|Prices and fees`,
  sentences: `The work was begun in spring and will be completed before the end of the year.|All figures are rounded, so that sums may differ slightly from the totals shown.|Members receive the documents at least two weeks before the meeting.|Please keep the original packaging in case the device has to be returned.|The number of visitors rose again, although the museum was closed for three weeks.|Rooms on the upper floor can be reached by the lift next to the main entrance.|Samples were taken every morning and stored in a cool and dark place.|The committee agreed to the proposal and asked for a report in autumn.|Costs for energy fell because the winter was mild and the windows had been replaced.|Applications must be signed and handed in at the office before noon.|Older machines will be replaced step by step over the next three years.|No differences were found between the two groups at the first examination.|The bridge is closed to heavy vehicles until the repair has been finished.|Staff who work in the evening receive an additional day of leave.|Half of the households stated that they use the bus several times a week.|The contract can be terminated by either side at the end of each quarter.`,
  definitions: `Deposit: a sum paid in advance that is returned when the contract ends|Household: persons who live together and share their costs|Liability: an obligation to pay money to another party|Reference period: the time to which the figures relate|Turnover: the value of all goods and services sold in a year|Vacancy: a post that is not filled and for which somebody is sought`,
  letter: `Dear Madam or Sir,|Yours faithfully,|Your enquiry`,
}
