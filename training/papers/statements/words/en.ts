import type { StatementWords } from '../word.ts'

export const en: StatementWords = {
  title:
    'Account Statement|Statement of Account|Your statement|Bank Statement|Checking Account Statement|Current Account|Statement of Transactions|Business Checking',
  savings: 'Savings Account Statement|Savings Passbook|Savings Statement|Money Market Savings',
  card: 'Credit Card Statement|Card Account Statement|Your credit card statement|Visa Platinum Statement',
  loan: 'Loan Account Statement|Loan Statement|Mortgage Account Statement',
  wallet: 'Activity Report|Transaction History|Account activity|Monthly transactions',
  broker: 'Cash Account Statement|Brokerage Account - Cash Activity|Cash Transactions',
  account: 'Account number|Account No.|Account|Acct No|A/C No.|Account #',
  cardNo: 'Card number|Account ending in|Card No.',
  holder: 'Account holder|Account name|Name|Customer name',
  number: 'Statement number|Statement No.|Statement|Sheet no.',
  made: 'Statement date|Date issued|Issued|Closing date|Date',
  period: 'Statement period|Period|Period covered|For the period|Statement Dates',
  span: '{a} to {b}|{a} - {b}|{a} through {b}|From {a} to {b}|{a} – {b}',
  currency: 'Currency|Account currency|CCY',
  page: 'Page {n} of {m}|Page {n}|Page {n}/{m}|Sheet {n} of {m}|{n} of {m}',
  branch: 'Branch|Your branch|Relationship manager',
  customer: 'Customer number|Customer ID|CIF No.|Membership no.',
  date: 'Date|Transaction date|Posting Date|Trans. Date|Txn Date|Date posted|Post date',
  value: 'Value date|Value Dt|Effective date',
  posted: 'Post date|Posting Date|Date posted|Posted|Booking date',
  bought: 'Transaction date|Trans. Date|Txn Date|Purchase date|Tran Date',
  description:
    'Description|Details|Particulars|Transaction details|Narration|Transaction description|Payment type and details|Description of transaction',
  reference: 'Reference|Ref No.|Chq./Ref.No.|Ref #|Transaction ID',
  type: 'Type|Code|Trans type|Tran',
  check: 'Check #|Check No.|Cheque no|Chq No|Check Number',
  amount: 'Amount|Amount (£)|Transaction amount|Value',
  balance: 'Balance|Running balance|Account balance|Closing Balance|Ending balance|Balance amt',
  place: 'Location|City/State|Town',
  foreign: 'Foreign currency|Foreign amount|Original amount|Foreign spend',
  rate: 'Exchange rate|Rate',
  category: 'Category',
  time: 'Time',
  status: 'Status',
  payee: 'Name|Payee|Counterparty|From / To',
  quantity: 'Quantity|Qty',
  price: 'Price|Unit price',
  sides:
    'Debit/Credit|Paid out/Paid in|Withdrawals/Deposits|Money out/Money in|Debits/Credits|Withdrawal Amt./Deposit Amt.|Payments/Receipts|Withdrawals and debits/Deposits and credits|Out/In|Debit (-)/Credit (+)',
  marks: 'DR/CR|D/C|Dr/Cr|-/+|Debit/Credit|D/CR',
  balances:
    'Opening balance/Closing balance|Beginning balance/Ending balance|Previous balance/New balance|Balance brought forward/Balance carried forward|Start balance/End balance|Balance last statement/Balance this statement|Opening Balance/Closing Balance as of {d}|Balance at start of period/Balance at end of period',
  owed: 'Previous balance/New balance|Previous statement balance/New statement balance|Opening balance/Closing balance|Principal balance brought forward/Principal balance',
  forward:
    'Balance carried forward/Balance brought forward|Carried forward/Brought forward|CF/BF|Continued/Balance from previous page|Page total/Brought forward',
  sections:
    'Withdrawals/Deposits|Withdrawals and Other Debits/Deposits and Other Credits|Electronic Withdrawals/Deposits and Additions|Debits/Credits|Payments out/Payments in|Other Subtractions/Deposits and Other Additions',
  cardSections:
    'Purchases/Payments and Credits|Purchases and adjustments/Payments and other credits|Transactions/Payments|New charges/Payments received',
  sums: 'Total withdrawals/Total deposits|Total debits/Total credits|Total paid out/Total paid in|Money out/Money in|Withdrawals and debits/Deposits and credits|Total payments/Total receipts',
  turnover: 'Total|Totals|Subtotal|Turnover for the period|Closing totals',
  daily: 'Balance|Daily balance|Balance at {d}|Ending daily balance|Closing balance for the day',
  checks: 'Checks Paid|Checks|Cheques paid|Check listing',
  fees: 'Fees and charges|Fee summary|Service Fees|Interest charged',
  summary: 'Account summary|Summary|Your account at a glance|Balance summary|Statement summary',
  accounts: 'Your accounts|Summary of accounts|Relationship summary|Accounts overview',
  available: 'Available balance|Available credit|Amount available',
  limit: 'Overdraft limit|Arranged overdraft|Credit limit|Credit line',
  average: 'Average ledger balance|Average daily balance|Average balance',
  count: 'Number of transactions|Items|Count|Number of debits and credits',
  due: 'Payment due date|Pay by|Due date',
  minimum: 'Minimum payment|Minimum payment due|Minimum amount due',
  interest: 'Annual Percentage Yield Earned|Interest rate|Credit interest AER|Purchase APR',
  done: 'Completed|Posted|Settled|Success',
  guarantee:
    'Your eligible deposits are protected up to a total of 85,000 by the deposit protection scheme. Any deposits above the limit are unlikely to be covered.|Member of the deposit insurance fund. Deposits are insured up to 250,000 per depositor, for each ownership category.',
  notice:
    'Please check the entries on this statement and tell us at once if anything looks wrong.|In case of errors or questions about your electronic transfers, write to us within 60 days of the first statement on which the error appeared.|This is a computer generated statement and does not require a signature.|Interest is calculated daily and paid monthly. Rates may change.|Unless the constituent notifies the bank immediately of any discrepancy, it will be taken that the account is correct.',
  advert:
    'Earn 2.50% on balances over 1,000.00 with our online saver.|Refer a friend and you both receive 50.00. Terms apply.|Go paperless today: view, download and print up to 7 years of statements.',
  legend:
    'DR = overdrawn balance|BP Bill payment  CR Credit  DD Direct debit  SO Standing order  CPT Cash machine|B/F brought forward, C/F carried forward|* Fee applies',
  tear: 'Please detach and return this slip with your payment|Detach here|Make checks payable to the bank and write the account number on the check',
  more: 'Continued on next page|continued|Please turn over',
  bPurchase:
    'Card purchase {shop} {town}|POS {shop}|VISA {shop}|{shop} {town}|CARD PAYMENT TO {shop}|Debit card {no} {shop}|CONTACTLESS {shop}|{shop}',
  bCash: 'Cash withdrawal {town}|ATM WITHDRAWAL {no} {town}|CASH {firm}|ATM {town}',
  bIn: 'Transfer from {person}|Faster payment received {person}|ACH CREDIT {firm}|BANK GIRO CREDIT {firm}|NEFT {firm}|Wire in {firm}|{firm} PAYMENT|Received from {person}',
  bOut: 'Transfer to {person}|BILL PAYMENT {firm}|ONLINE TRANSFER TO {person} REF {no}|Sent to {person}|FASTER PAYMENT {firm}|IMPS {no} {person}|Wire out {firm}',
  bStanding:
    'Standing order {person}|SO {firm}|Recurring transfer to savings|Scheduled payment {firm}',
  bDebit:
    'Direct debit {firm}|DD {firm}|ACH DEBIT {firm} {no}|PREAUTHORIZED DEBIT {firm}|AUTOPAY {firm}',
  bSalary: 'Salary {firm}|PAYROLL {firm}|DIRECT DEPOSIT {firm}|WAGES {firm}',
  bRent: 'Rent {month}|RENT {person}|Rent unit {no}',
  bFee: 'Monthly service fee|Account maintenance fee|Overdraft fee|ATM fee|Service charge|SMS alert charges',
  bInterestIn: 'Interest paid|Credit interest|INTEREST CREDIT|Interest earned',
  bInterestOut: 'Debit interest|Interest charged|Overdraft interest|INTEREST CHARGE ON PURCHASES',
  bCheck: 'Check {no}|CHEQUE {no}|Check paid {no}',
  bDeposit:
    'Deposit|Counter deposit|Cash deposit {town}|MOBILE DEPOSIT|Cheque deposit {no}|Branch deposit',
  bRefund: 'Refund {shop}|REVERSAL {shop}|Card refund {shop}|Returned {shop}',
  bTax: 'Council tax {town}|TAX PAYMENT {no}|HMRC NDDS {no}|COUNTY TREASURER {town}|VAT {no}',
  bRepayment: 'Monthly repayment|LOAN PAYMENT - THANK YOU|Instalment {month}|Extra repayment',
  bPayment:
    'PAYMENT - THANK YOU|Payment received - thank you|DIRECT DEBIT PAYMENT|AUTOMATIC PAYMENT',
  bBuy: 'Buy {firm}|Purchase {firm}|YOU BOUGHT {firm}',
  bSell: 'Sell {firm}|Sale {firm}|YOU SOLD {firm}',
  bDividend: 'Dividend {firm}|CASH DIVIDEND {firm}|Coupon {firm}',
  details:
    'REF {ref}|Invoice {no}|ON {time}|CARD ENDING {no}|REFERENCE {no}|MANDATE NO {no}|{town}|ID {ref}|PPD ID {no}|INV {no} {month}|FROM A/C {no}|Thank you',
}
