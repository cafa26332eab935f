import escapeHtml from 'escape-html'

/** Why a browser that went here by itself got nowhere, and where to go on. */
export const errorPage = (message: string, requestId: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>pagemill</title>
</head>
<body>
<main>
<h1>This did not work</h1>
<p>${escapeHtml(message)}</p>
<p><a href="/log-in">Back to the log-in</a></p>
<p><small>${escapeHtml(requestId)}</small></p>
</main>
</body>
</html>
`
