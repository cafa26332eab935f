import type { TextSource } from '../text-source.ts'

export const pt: TextSource = {
  code: 'pt',
  words: `Nome|Data|Valor|N.º|Descrição|Quantidade|Unidade|Preço|Total|Subtotal|Quota|Variação|Ano|Região|População|Área|Observações|Estado|Responsável|De|Até|Tipo|Medida|Mín.|Máx.|Média|Grupo|Resultado|Débito|Crédito|Saldo|Rubrica|Ação|Risco|Termo|Definição|Telefone|Sala|Função|Hora|Dia|Equipa|Pontos|Jogos|Vitórias|Empates|Derrotas|Golos|Produto|Local|Nota|Fonte|Quadro|Pergunta|Sim|Não|Orçamento|Realizado|Desvio|Trimestre|Semestre|Método|Código|Horário|fechado|Idade|Adultos|Crianças|Partida|Chegada|Taxa|baixo|médio|alto|aberto|concluído|A transportar|Figura|Homens|Mulheres`,
  goods: `Cadeira de jardim|Candeeiro de mesa|Papel A4, 80 g|Enrolador de cabo|Berbequim sem fio|Tinta branca|Arquivador|Balança de cozinha|Luvas de borracha|Botas de trabalho|Lâmpada LED|Caixa de plástico|Escada dobrável|Conjunto de 24 ferramentas|Puxador de porta|Toalha de banho`,
  costs: `Ordenados e salários|Renda|Energia e água|Seguros|Deslocações|Material de escritório|Amortizações|Conservação e reparação|Publicidade|Formação|Correio e telefone|Apoio jurídico|Juros pagos|Limpeza|Viaturas|Outros gastos`,
  sections: `Receitas|Despesas|Norte|Sul|Parte A: geral|Parte B: pormenores|Ativo fixo|Ativo corrente`,
  tasks: `Revisão da planta|Encomenda de peças|Ensaio do aquecimento|Formação de novos colegas|Relatório à direção|Inspeção do telhado|Atualização do sítio|Contrato com o fornecedor|Reparação do elevador|Inquérito aos clientes|Remoção de aparelhos velhos|Simulacro anual de incêndio`,
  subjects: `Matemática|Português|História|Biologia|Música|Desporto|Artes|Geografia|Física`,
  weekdays: `Segunda|Terça|Quarta|Quinta|Sexta|Sábado|Domingo`,
  days: `Seg|Ter|Qua|Qui|Sex|Sáb|Dom`,
  positions: `Diretora-geral|Chefe de vendas|Contabilista|Fiel de armazém|Programadora|Enfermeiro|Porteiro|Gestora de projeto`,
  parameters: `Tensão de alimentação|Temperatura de serviço|Corrente de entrada|Potência de saída|Temperatura de armazém|Frequência|Peso|Resistência à tração|Densidade|Nível de ruído`,
  nutrients: `Energia|Lípidos|dos quais saturados|Hidratos de carbono|dos quais açúcares|Proteínas|Sal`,
  variables: `Idade, anos|Índice de massa corporal|Pressão sistólica|Dimensão do agregado|Rendimento mensal|Fumadores|Anos de escola|Glicemia|Casados|Distância ao trabalho`,
  questions: `Está satisfeito com o horário?|Recomendaria os nossos serviços a amigos?|O pessoal foi simpático e prestável?|Encontrou a informação que procurava?|É fácil chegar ao edifício?|Voltará a usar o serviço no próximo ano?`,
  titles: `População por região|Resultados do inquérito|Custos em relação ao ano anterior|Dados técnicos|Resumo das medidas|Vendas por trimestre|Composição da amostra|Preços e taxas`,
  sentences: `As obras começaram na primavera e ficarão prontas antes do fim do ano.|Os números estão arredondados, pelo que as somas podem divergir ligeiramente.|Os sócios recebem os documentos pelo menos duas semanas antes da reunião.|Guarde a embalagem original para o caso de ter de devolver o aparelho.|O número de visitantes voltou a subir, embora o museu tenha fechado três semanas.|Chega-se às salas do piso superior pelo elevador junto à entrada principal.|As amostras foram colhidas todas as manhãs e guardadas em local fresco e escuro.|A comissão aceitou a proposta e pediu um relatório para o outono.|Os custos de energia baixaram porque o inverno foi ameno e as janelas são novas.|Os pedidos assinados devem ser entregues na secretaria até ao meio-dia.|As máquinas antigas serão substituídas aos poucos nos próximos três anos.|Não se encontraram diferenças entre os dois grupos no primeiro exame.|A ponte está fechada a camiões até ao fim da reparação.|Quem trabalha à noite recebe um dia de férias adicional.|Metade dos agregados disse usar o autocarro várias vezes por semana.|O contrato pode ser rescindido por qualquer das partes no fim do trimestre.`,
  definitions: `Caução: quantia paga antes e devolvida no fim do contrato|Agregado: pessoas que vivem juntas e partilham despesas|Passivo: obrigação de pagar dinheiro a outrem|Período de referência: tempo a que os números dizem respeito|Volume de negócios: valor de tudo o que se vendeu num ano|Vaga: posto por preencher para o qual se procura alguém`,
  letter: `Exmos. Senhores,|Com os melhores cumprimentos,|O vosso pedido`,
}
