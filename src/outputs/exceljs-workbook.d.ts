// The package says nothing of its single modules.
declare module 'exceljs/lib/doc/workbook.js' {
  import type exceljs from 'exceljs'

  const Workbook: typeof exceljs.Workbook
  export default Workbook
}
